import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SavedListOrder } from "#contract/saved-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import {
  isDeviceListState,
  deviceListStateInPlace,
} from "#site/features/shortlist/device-list-state.ts";
import { hasSameProjects } from "#site/features/shortlist/list-ownership.ts";
import {
  restoreList,
  useSavedProjects,
  useStorageDenied,
} from "#site/components/saved-projects/saved-projects.ts";

/**
 * Navigates to the device's own list when the address names none, and follows its changes, also from other
 * windows. Returns whether the list is the device's own; somebody else's stays.
 */
export function useDeviceListSync(homes: readonly string[], order: SavedListOrder): boolean {
  const { locale } = useVisitorPreferences();
  const navigate = useNavigate();
  const kept = useSavedProjects("shortlist");
  const denied = useStorageDenied();
  const isMarked = isDeviceListState(useLocation().state);
  const address = homes.join();
  const isOwn = useIsOwnList(homes, { kept, isMarked });

  useEffect(() => {
    if (isMarked && address !== "") restoreList("shortlist", address.split(","));
  }, [address, isMarked]);

  useEffect(() => {
    if (!isOwn || (kept.join() === address && (isMarked || !denied))) return;
    const own = linkTo(locale, "shortlist", { homes: kept, order });
    void navigate(own, { replace: true, preventScrollReset: true, state: deviceListStateInPlace });
  }, [address, denied, isMarked, isOwn, kept, locale, navigate, order]);

  return isOwn;
}

/** A list stays own while the device's is ahead of the address, and through addresses that are outdated on arrival. */
function useIsOwnList(
  homes: readonly string[],
  { kept, isMarked }: { kept: readonly string[]; isMarked: boolean },
): boolean {
  const address = homes.join();
  const [last, setLast] = useState({ address, isOwn: false });
  const stays = last.isOwn && (last.address === address || isMarked);
  const isOwn = stays || homes.length === 0 || hasSameProjects(homes, kept);
  if (last.address !== address || last.isOwn !== isOwn) setLast({ address, isOwn });
  return isOwn;
}

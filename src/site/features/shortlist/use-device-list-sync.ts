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
export function useDeviceListSync(references: readonly string[], order: SavedListOrder): boolean {
  const { locale } = useVisitorPreferences();
  const navigate = useNavigate();
  const saved = useSavedProjects("shortlist");
  const denied = useStorageDenied();
  const isMarkedOwn = isDeviceListState(useLocation().state);
  const referencesKey = references.join();
  const isOwn = useIsOwnList(references, { saved, isMarkedOwn });

  useEffect(() => {
    if (isMarkedOwn && referencesKey !== "") restoreList("shortlist", referencesKey.split(","));
  }, [referencesKey, isMarkedOwn]);

  useEffect(() => {
    if (!isOwn || (saved.join() === referencesKey && (isMarkedOwn || !denied))) return;
    const own = linkTo(locale, "shortlist", { homes: saved, order });
    void navigate(own, { replace: true, preventScrollReset: true, state: deviceListStateInPlace });
  }, [referencesKey, denied, isMarkedOwn, isOwn, saved, locale, navigate, order]);

  return isOwn;
}

/** A list stays own while the address lags behind the device's list, and when an outdated address arrives. */
function useIsOwnList(
  references: readonly string[],
  { saved, isMarkedOwn }: { saved: readonly string[]; isMarkedOwn: boolean },
): boolean {
  const referencesKey = references.join();
  const [previous, setPrevious] = useState({ referencesKey, isOwn: false });
  const staysOwn = previous.isOwn && (previous.referencesKey === referencesKey || isMarkedOwn);
  const isOwn = staysOwn || references.length === 0 || hasSameProjects(references, saved);
  if (previous.referencesKey !== referencesKey || previous.isOwn !== isOwn)
    setPrevious({ referencesKey, isOwn });
  return isOwn;
}

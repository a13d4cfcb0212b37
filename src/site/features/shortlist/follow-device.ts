import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { HomeOrder } from "#contract/home-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { isOwnEntry, ownEntryInPlace } from "#site/features/shortlist/own-entry.ts";
import { sameHomes } from "#site/features/shortlist/standing.ts";
import {
  recallHomes,
  useKeptHomes,
  useStorageDenied,
} from "#site/components/kept-homes/kept-homes.ts";

/**
 * Navigates to the device's own list when the address names none, and follows its changes, also from other
 * windows. Returns whether the list is the device's own; somebody else's stays.
 */
export function useFollowingDevice(homes: readonly string[], order: HomeOrder): boolean {
  const { locale } = useVisitorChoice();
  const navigate = useNavigate();
  const kept = useKeptHomes("shortlist");
  const denied = useStorageDenied();
  const isMarked = isOwnEntry(useLocation().state);
  const address = homes.join();
  const isOwn = useOwnness(homes, { kept, isMarked });

  useEffect(() => {
    if (isMarked && address !== "") recallHomes("shortlist", address.split(","));
  }, [address, isMarked]);

  useEffect(() => {
    if (!isOwn || (kept.join() === address && (isMarked || !denied))) return;
    const own = linkTo(locale, "shortlist", { homes: kept, order });
    void navigate(own, { replace: true, preventScrollReset: true, state: ownEntryInPlace });
  }, [address, denied, isMarked, isOwn, kept, locale, navigate, order]);

  return isOwn;
}

/** A list stays own while the device's is ahead of the address, and through addresses that are outdated on arrival. */
function useOwnness(
  homes: readonly string[],
  { kept, isMarked }: { kept: readonly string[]; isMarked: boolean },
): boolean {
  const address = homes.join();
  const [last, setLast] = useState({ address, isOwn: false });
  const stays = last.isOwn && (last.address === address || isMarked);
  const isOwn = stays || homes.length === 0 || sameHomes(homes, kept);
  if (last.address !== address || last.isOwn !== isOwn) setLast({ address, isOwn });
  return isOwn;
}

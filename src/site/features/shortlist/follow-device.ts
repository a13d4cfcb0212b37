import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { HomeOrder } from "#contract/home-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { sameHomes } from "#site/features/shortlist/standing.ts";
import { useKeptHomes } from "#site/parts/kept-homes/kept-homes.ts";

/**
 * Turns the address to the device's own list: where it names none, and whenever the list on it changes, here or in another
 * window. A list of somebody else stays as it is.
 */
export function useFollowingDevice(homes: readonly string[], order: HomeOrder): void {
  const { locale } = useVisitor();
  const navigate = useNavigate();
  const kept = useKeptHomes("shortlist");
  const address = homes.join();
  const seen = useRef<string | null>(null);
  /** Holds until the address changes: what is taken off makes an own list no foreign one. */
  const isOwn = useRef(false);

  useEffect(() => {
    const shown = address === "" ? [] : address.split(",");
    if (seen.current !== address || !isOwn.current) {
      isOwn.current = shown.length === 0 || sameHomes(shown, kept);
    }
    seen.current = address;
    if (!isOwn.current || kept.join() === address) return;
    const own = linkTo(locale, "shortlist", { homes: kept, order });
    void navigate(own, { replace: true, preventScrollReset: true });
  }, [address, kept, locale, navigate, order]);
}

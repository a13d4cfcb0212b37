/** After a new release a browser may ask for files that are gone: of a part of the page, or of the next page. */
import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { mayFilesFail } from "#site/components/optional-files.ts";
import { keep, kept } from "#site/components/visit-storage.ts";

const minute = 60_000;
const storageKey = "reloaded-at";

let isReloading = false;

/** Loads the page anew where one of its files is gone, once in a minute at most: the new page names the new files. */
export function reloadWhereFilesAreGone(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (mayFilesFail() || !mayReload()) return;
    event.preventDefault();
    isReloading = true;
    window.location.reload();
  });
}

/** Never without a connection, nor where a reload cannot be remembered: that would go on for ever. */
function mayReload(): boolean {
  if (!navigator.onLine) return false;
  const now = Date.now();
  const last = kept(storageKey);
  if (last !== null && now - Number(last) < minute) return false;
  return keep(storageKey, String(now));
}

/**
 * Asks for the next page as a whole document where its module is gone. React Router imports the modules of routes itself, without
 * that event, and where one fails it loads anew the page that one wants to leave, each time a link is followed: only the
 * Navigation API can keep it from that. Where a browser has none, the link has to be followed once more.
 */
export function GoneFiles() {
  const { location: wanted } = useNavigation();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const hold = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || isReloading) return;
      event.preventDefault();
      setHeld(true);
    };
    window.navigation?.addEventListener("navigate", hold);
    return () => window.navigation?.removeEventListener("navigate", hold);
  }, []);
  useEffect(() => {
    if (isHeld && wanted !== undefined) window.location.assign(createPath(wanted));
  }, [isHeld, wanted]);
  return null;
}

/** After a deployment, files that an open page still names may be gone. */
import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { mayFilesFail } from "#site/components/optional-files.ts";
import { keep, kept } from "#site/components/visit-storage.ts";

const minute = 60_000;
const storageKey = "reloaded-at";

let isReloading = false;

/** Reloads when a chunk is gone, at most once a minute: the new document names the new chunks. */
export function reloadWhereFilesAreGone(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (mayFilesFail() || !mayReload()) return;
    event.preventDefault();
    isReloading = true;
    window.location.reload();
  });
}

/** Neither offline nor where the reload cannot be recorded, because that would loop. */
function mayReload(): boolean {
  if (!navigator.onLine) return false;
  const now = Date.now();
  const last = kept(storageKey);
  if (last !== null && now - Number(last) < minute) return false;
  return keep(storageKey, String(now));
}

/**
 * Loads the next page as a document when its route module is gone. React Router emits no `vite:preloadError` for
 * route modules and reloads the current page instead, which only the Navigation API can cancel; without it the link
 * has to be followed twice.
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

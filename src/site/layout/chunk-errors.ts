/** After a deployment, files that an open page still names may be gone. */
import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { isOptionalLoadPending } from "#site/components/optional-files.ts";
import { writeSession, readSession } from "#site/components/session-storage.ts";

const minute = 60_000;
const storageKey = "reloaded-at";

let isReloading = false;

/** Reloads when a chunk is gone, at most once a minute: the new document names the new chunks. */
export function reloadOnChunkError(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (isOptionalLoadPending() || !canReload()) return;
    event.preventDefault();
    isReloading = true;
    window.location.reload();
  });
}

/** Neither offline nor where the reload cannot be recorded, because that would loop. */
function canReload(): boolean {
  if (!navigator.onLine) return false;
  const now = Date.now();
  const last = readSession(storageKey);
  if (last !== null && now - Number(last) < minute) return false;
  return writeSession(storageKey, String(now));
}

/**
 * Loads the next page as a document when its route module is gone. React Router emits no `vite:preloadError` for
 * route modules and reloads the current page instead, which only the Navigation API can cancel; without it the link
 * has to be followed twice.
 */
export function NavigateOnChunkError() {
  const { location: destination } = useNavigation();
  const [isReloadBlocked, setReloadBlocked] = useState(false);
  useEffect(() => {
    const blockReload = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || isReloading) return;
      event.preventDefault();
      setReloadBlocked(true);
    };
    window.navigation?.addEventListener("navigate", blockReload);
    return () => window.navigation?.removeEventListener("navigate", blockReload);
  }, []);
  useEffect(() => {
    if (isReloadBlocked && destination !== undefined)
      window.location.assign(createPath(destination));
  }, [isReloadBlocked, destination]);
  return null;
}

/** After a new release a browser may ask for files that are gone: one reload in a minute brings the new ones. */
import { mayFilesFail } from "#site/parts/optional-files.ts";
import { keep, kept } from "#site/parts/visit-storage.ts";

const minute = 60_000;
const storageKey = "reloaded-at";

/** Fired when the files of a route cannot be had, before the page is loaded anew; whoever cancels it takes care of that. */
export const filesFailed = "sahil:files-failed";

/** Whether this document reloads itself: then the browser is let through. */
let reloading = false;

/** Begins to watch. The router reloads by itself, as often as a route's files fail; where the browser lets us, it is held back. */
export function limitReloads(): void {
  reloading = false;
  window.addEventListener("vite:preloadError", (event) => {
    if (!mayFilesFail() && loadAnew(currentPath())) event.preventDefault();
  });
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || reloading) return;
    const isTaken = !window.dispatchEvent(new Event(filesFailed, { cancelable: true }));
    if (isTaken || !mayReload()) event.preventDefault();
  });
}

/**
 * Loads a page as a whole document, unless that was done in the last minute. Tells whether it does. Not without a
 * connection, when the browser would show a page of its own; unless our worker answers, which has the page or says what it has.
 */
export function loadAnew(path: string): boolean {
  const isOther = path.split("#", 1)[0] !== currentPath();
  if (!(isOther && isOffline() && hasWorker()) && !mayReload()) return false;
  if (isOther) window.location.assign(path);
  else {
    reloading = true; // where the address is the same, a fragment would only be scrolled to
    window.location.reload();
  }
  return true;
}

/** Never where a reload cannot be remembered: that would go on for ever. */
function mayReload(): boolean {
  if (isOffline()) return false;
  const now = Date.now();
  const last = kept(storageKey);
  if (last !== null && now - Number(last) < minute) return false;
  return keep(storageKey, String(now));
}

export function isOffline(): boolean {
  return !navigator.onLine;
}

function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

function currentPath(): string {
  return window.location.pathname + window.location.search;
}

/** After a new release a browser may ask for files that are gone. */
import { mayFilesFail } from "#site/components/optional-files.ts";
import { keep, kept } from "#site/components/visit-storage.ts";

const minute = 60_000;
const storageKey = "reloaded-at";

let reloads = false;

/** Whether this page is being loaded anew by what stands here, not by the router. */
export function isReloading(): boolean {
  return reloads;
}

/** Loads the page anew where one of its files is gone, once in a minute at most: the new page names the new files. */
export function reloadWhereFilesAreGone(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (mayFilesFail() || !mayReload()) return;
    event.preventDefault();
    reloads = true;
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

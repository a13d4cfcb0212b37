/** After a new release a browser may ask for files that are gone: one reload in a minute brings the new ones. */
import { mayFilesFail } from "#site/parts/optional-files.ts";
import { keep, kept } from "#site/parts/visit-storage.ts";

const minute = 60_000;
const storageKey = "reloaded-at";

/** Fired when a page's files failed once more within the minute; the page is then to be loaded as a whole document. */
export const filesFailed = "sahil:files-failed";

/** Begins to watch. The router reloads by itself when a route's files fail; where the browser lets us, it is held to once a minute. */
export function limitReloads(): void {
  let allowed = false;
  window.addEventListener("vite:preloadError", (event) => {
    if (mayFilesFail() || !mayReload()) return;
    event.preventDefault();
    allowed = true;
    window.location.reload();
  });
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || allowed || mayReload()) return;
    event.preventDefault();
    window.dispatchEvent(new Event(filesFailed));
  });
}

/** Never where a reload cannot be remembered: that would go on for ever. */
function mayReload(): boolean {
  const now = Date.now();
  const last = kept(storageKey);
  if (last !== null && now - Number(last) < minute) return false;
  return keep(storageKey, String(now));
}

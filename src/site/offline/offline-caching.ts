import { useEffect } from "react";
import { useLocation } from "react-router";
import { linkTo } from "#domain/links.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { canPrefetch } from "#site/ui/can-prefetch.ts";
import { isImmutableAsset, type CacheMessage } from "#site/offline/cache-rules.ts";
import { idle } from "#site/components/idle.ts";
import { useSavedProjects } from "#site/components/saved-projects/saved-projects.ts";

/** Lets the service worker cache visited pages and the shortlist, but not on a slow or metered connection. */
export function OfflineCaching() {
  const { pathname, search } = useLocation();
  const savedProjects = useSavedProjects("shortlist");
  const list = linkTo(localeOfPath(pathname), "shortlist", { homes: savedProjects });
  useEffect(() => {
    const cancel = postWhenIdle([pathname + search]);
    return () => {
      cancel();
      removeCacheNote();
    };
  }, [pathname, search]);
  useEffect(
    () => (savedProjects.length === 0 ? undefined : postWhenIdle([list])),
    [savedProjects, list],
  );
  return null;
}

/** The worker's note is about the loaded document alone. */
function removeCacheNote(): void {
  document.querySelector("offline-note")?.remove();
}

function postWhenIdle(pages: readonly string[]): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }; // absent over plain HTTP
  if (!import.meta.env.PROD || serviceWorker === undefined || !canPrefetch()) return () => {};
  const timer = setTimeout(() => {
    void idle().then(() => postToWorker(serviceWorker, pages));
  }, idleDelayMs);
  return () => clearTimeout(timer);
}

/** Everything else on the page loads first. */
const idleDelayMs = 1_000;

async function postToWorker(
  container: ServiceWorkerContainer,
  pages: readonly string[],
): Promise<void> {
  try {
    await container.register("/sw.js");
    const { active } = await container.ready;
    active?.postMessage({ pages, files: filesOfPage() } satisfies CacheMessage, []);
  } catch {
    // Browsers that refuse service workers cache nothing; the page works all the same.
  }
}

const picture = /^\/media\/.+\.(?:avif|webp|jpg|png|svg)$/;

/** Files of our own origin that the page loaded before the worker controlled it. */
function filesOfPage(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => isImmutableAsset(path) || picture.test(path));
}

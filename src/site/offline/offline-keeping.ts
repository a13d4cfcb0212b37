import { useEffect } from "react";
import { useLocation } from "react-router";
import { linkTo } from "#domain/links.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { mayFetchAhead } from "#site/ui/may-fetch-ahead.ts";
import { isLastingFile, type Visit } from "#site/offline/keeping.ts";
import { idle } from "#site/components/idle.ts";
import { useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";

/** Has the pages that a visitor sees, and the shortlist, kept on the device; not on a slow or metered line. */
export function OfflineKeeping() {
  const { pathname, search } = useLocation();
  const homes = useKeptHomes("shortlist");
  const list = linkTo(localeOfPath(pathname), "shortlist", { homes });
  useEffect(() => {
    const takeBack = tellWhenIdle([pathname + search]);
    return () => {
      takeBack();
      dropNote();
    };
  }, [pathname, search]);
  useEffect(() => (homes.length === 0 ? undefined : tellWhenIdle([list])), [homes, list]);
  return null;
}

/** What the worker says above a kept page holds for that page alone. */
function dropNote(): void {
  document.querySelector("offline-note")?.remove();
}

/** The answer takes it back while it was not told yet. */
function tellWhenIdle(pages: readonly string[]): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }; // over plain HTTP there is none
  if (!import.meta.env.PROD || serviceWorker === undefined || !mayFetchAhead()) return () => {};
  const timer = setTimeout(() => {
    void idle().then(() => tell(serviceWorker, pages));
  }, restMs);
  return () => clearTimeout(timer);
}

/** Everything else on the page comes first. */
const restMs = 1_000;

async function tell(container: ServiceWorkerContainer, pages: readonly string[]): Promise<void> {
  try {
    await container.register("/sw.js");
    const { active } = await container.ready;
    active?.postMessage({ pages, files: filesOfPage() } satisfies Visit, []);
  } catch {
    // A browser that refuses workers keeps nothing; the page works all the same.
  }
}

const picture = /^\/media\/.+\.(?:avif|webp|jpg|png|svg)$/;

/** Below our own origin, what the page has loaded before the worker could see it. */
function filesOfPage(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => isLastingFile(path) || picture.test(path));
}

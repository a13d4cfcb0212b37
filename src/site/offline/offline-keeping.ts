import { useEffect } from "react";
import { useLocation } from "react-router";
import { linkTo } from "#domain/links.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { mayFetchAhead } from "#site/ui/may-fetch-ahead.ts";
import { isLastingFile, type Visit } from "#site/offline/keeping.ts";
import { idle } from "#site/components/idle.ts";
import { useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";

/** Has visited pages and the shortlist cached, but not on a slow or metered connection. */
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

/** The worker's note is about the loaded document alone. */
function dropNote(): void {
  document.querySelector("offline-note")?.remove();
}

function tellWhenIdle(pages: readonly string[]): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }; // absent over plain HTTP
  if (!import.meta.env.PROD || serviceWorker === undefined || !mayFetchAhead()) return () => {};
  const timer = setTimeout(() => {
    void idle().then(() => tell(serviceWorker, pages));
  }, restMs);
  return () => clearTimeout(timer);
}

/** Everything else on the page loads first. */
const restMs = 1_000;

async function tell(container: ServiceWorkerContainer, pages: readonly string[]): Promise<void> {
  try {
    await container.register("/sw.js");
    const { active } = await container.ready;
    active?.postMessage({ pages, files: filesOfPage() } satisfies Visit, []);
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
    .filter((path) => isLastingFile(path) || picture.test(path));
}

import type { Keeper } from "#server/pages/press.ts";
import type { Bodies } from "#http/bodies.ts";
import { createBoundedEntries } from "#memory/bounded-entries.ts";
import { leavesFormerPage, mayBeCached, type Page } from "#server/pages/page.ts";

export interface PageCacheOptions {
  /** Bound of all that entries take, in every encoding that they are there in; 0 keeps nothing and renders every request by itself. */
  maxBytes: number;
  /** Age at which a page is rendered again although nothing was heard of a change; null where changes are heard of. */
  revalidateAfterMs: number | null;
  /** How long after it went out of date a page may still be served while a fresh one renders. */
  staleMs: number;
  now: () => number;
}

interface Entry {
  page: Page;
  /** Of the content that the page was rendered from. */
  edition: number;
  renderedAt: number;
  /** When it was last counted as used for being asked for. */
  usedAt: number;
}

export interface PageCache extends Keeper {
  /** A page that may be served now; `stale` asks for a `render` beside it. */
  find(key: string): { page: Page; stale: boolean } | null;
  /**
   * Renders a page, once for all who ask for it meanwhile, and keeps it if it may be kept. A failure takes no page's place: the
   * former one is served for as long as it may be.
   */
  render(key: string, render: () => Promise<Page>): Promise<Page>;
  /** The content has changed: every page is out of date. */
  renew(): void;
  readonly bytes: number;
}

/** Measured: what a page takes beside its bodies; 2,000 where it is data. */
const bytesPerEntry = 2_500;

/** A page that is asked for all the time counts as used once a second, not at each hit: moving it in its Map costs as much as the rest. */
const countUseEveryMs = 1_000;

/** Keeps finished pages within a bound of bytes, those that are used before others (decision 31). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, revalidateAfterMs, staleMs, now } = options;
  const entries = createBoundedEntries<Entry>(
    maxBytes,
    ({ page }) => bytesPerEntry + page.bodies.bytes(),
  );
  const renders = new Map<string, { edition: number; page: Promise<Page> }>();
  let edition = 0;
  let renewedAt = Number.NEGATIVE_INFINITY;

  /** The moment at which an entry went, or will go, out of date. */
  function outOfDateAt(entry: Entry): number {
    const byAge =
      revalidateAfterMs === null ? Number.POSITIVE_INFINITY : entry.renderedAt + revalidateAfterMs;
    if (entry.edition === edition) return byAge;
    return entry.edition === edition - 1 ? Math.min(byAge, renewedAt) : Number.NEGATIVE_INFINITY;
  }

  function find(key: string) {
    const entry = entries.get(key);
    if (entry === undefined) return null;
    const time = now();
    const late = time - outOfDateAt(entry);
    if (late >= staleMs) return null;
    if (time - entry.usedAt >= countUseEveryMs) {
      entry.usedAt = time;
      entries.use(key);
    }
    return { page: entry.page, stale: late >= 0 };
  }

  function render(key: string, renderPage: () => Promise<Page>): Promise<Page> {
    if (maxBytes === 0) return renderPage();
    const running = renders.get(key);
    if (running?.edition === edition) return running.page;
    const started = { edition, page: renderPage() };
    renders.set(key, started);
    void started.page.then(
      (page) => settle(key, started, page),
      () => settle(key, started, null),
    );
    return started.page;
  }

  function settle(key: string, started: { edition: number }, page: Page | null): void {
    if (renders.get(key) === started) renders.delete(key);
    if (page === null || leavesFormerPage(page) || started.edition !== edition) return;
    const former = entries.get(key)?.page;
    if (former?.etag === page.etag) page.bodies = former.bodies; // nothing to compress again
    if (!mayBeCached(page)) return entries.drop(key);
    const usedAt = Number.NEGATIVE_INFINITY;
    entries.put(key, { page, edition, renderedAt: now(), usedAt });
  }

  function holds(key: string, bodies: Bodies): boolean {
    return entries.get(key)?.page.bodies === bodies;
  }

  function renew(): void {
    edition += 1;
    renewedAt = now();
  }

  return {
    find,
    render,
    holds,
    weigh: (key) => entries.weigh(key),
    renew,
    get bytes() {
      return entries.bytes;
    },
  };
}

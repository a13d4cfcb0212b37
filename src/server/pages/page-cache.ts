import { createResponseCache } from "#http/response-cache.ts";
import { isCacheable, type Page } from "#server/pages/page.ts";

export interface PageCacheOptions {
  /** Limit for all pages in all their encodings; 0 turns the cache off. */
  maxBytes: number;
  /** Maximum age of a page; null where changes of content are watched. */
  revalidateAfterMs: number | null;
}

export interface PageCache {
  /** Null where the page has to be rendered. */
  get(key: string): Page | null;
  /** Renders a page, once for concurrent requests, and caches it if it is cacheable. */
  render(key: string, render: () => Promise<Page>): Promise<Page>;
  /** Call after a page has been encoded once more. */
  resize(key: string): void;
  clear(): void;
  readonly bytes: number;
}

/** Estimated memory of an entry without its bodies. */
const overheadBytes = 2_500;

export function createPageCache({ maxBytes, revalidateAfterMs }: PageCacheOptions): PageCache {
  const pages = createResponseCache<Page>({
    maxBytes,
    overheadBytes,
    maxAgeMs: revalidateAfterMs ?? 0,
  });
  const rendering = new Map<string, Promise<Page>>();

  function render(key: string, renderPage: () => Promise<Page>): Promise<Page> {
    if (maxBytes === 0) return renderPage();
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const started = renderPage();
    rendering.set(key, started);
    const settle = (page: Page | null) => {
      if (rendering.get(key) !== started) return; // the content has changed meanwhile
      rendering.delete(key);
      if (page !== null && isCacheable(page)) pages.set(key, page);
    };
    started.then(settle, () => settle(null));
    return started;
  }

  return {
    get: (key) => pages.get(key) ?? null,
    render,
    resize: (key) => pages.resize(key),
    clear() {
      pages.clear();
      rendering.clear();
    },
    get bytes() {
      return pages.bytes;
    },
  };
}

import { createResponseCache } from "#http/response-cache.ts";
import { isCacheable, type Page } from "#server/pages/page.ts";

export interface PageCacheOptions {
  /** Bound of all that pages take, in every encoding that they are there in; 0 keeps nothing and renders every request by itself. */
  maxBytes: number;
  /** Age at which a page is rendered again although nothing was heard of a change; null where changes are heard of. */
  revalidateAfterMs: number | null;
}

export interface PageCache {
  /** A page that may be served now; null where it has to be rendered. */
  get(key: string): Page | null;
  /** Renders a page, once for all who ask for it meanwhile, and keeps it if it may be kept. */
  render(key: string, render: () => Promise<Page>): Promise<Page>;
  /** To be called when a page has come to be there in another encoding. */
  resize(key: string): void;
  /** The content or the day has changed. */
  clear(): void;
  readonly bytes: number;
}

/** Measured: what a page takes beside its bodies. */
const overheadBytes = 2_500;

/** Keeps finished pages, those that were used last. */
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

import type { Page } from "@playwright/test";
import type { Fault } from "#tests/audit/faults.ts";
import { type PageFacts, readPage } from "#tests/audit/page-facts.ts";

export interface CrawlResult {
  pages: Map<string, PageFacts>;
  statuses: Map<string, number>;
  /** Faults of pages that could not be read. */
  faults: Fault[];
}

interface CrawlOptions {
  /** Each page needs its own window: browsers throttle background windows to one frame a second. */
  openWindow: () => Promise<Page>;
  windows: number;
  origin: string;
  /** Paths to start from. */
  from: readonly string[];
  /** Whether a path is audited; others are only checked to exist. */
  isAudited: (path: string) => boolean;
  progress: (text: string) => void;
}

/** Reads all pages reachable by links and checks the status of every other linked URL; of filtered listings only further pages are read. */
export async function crawl(options: CrawlOptions): Promise<CrawlResult> {
  const { openWindow, origin, from, isAudited, progress } = options;
  const crawled: CrawlResult = { pages: new Map(), statuses: new Map(), faults: [] };
  const waiting = [...new Set(from)];
  const known = new Set(waiting);
  const isRead = (path: string) => from.includes(path) || isDistinctPage(path);
  let busy = 0;

  async function visit(path: string, page: Page) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    await answer.body?.cancel();
    crawled.statuses.set(path, answer.status);
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    if (answer.status !== 200 || !isPage || !isRead(path) || !isAudited(path)) return;
    const facts = await readPage(page, path);
    crawled.pages.set(path, facts);
    for (const link of facts.links) {
      const { pathname, search } = new URL(link);
      const target = pathname + search;
      if (known.has(target)) continue;
      known.add(target);
      waiting.push(target);
    }
  }

  async function work(): Promise<void> {
    const page = await openWindow();
    while (waiting.length > 0 || busy > 0) {
      const path = waiting.shift();
      if (path === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 50)); // another window may find more
        continue;
      }
      busy += 1;
      try {
        await visit(path, page);
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error);
        crawled.faults.push({ path, fault: `it could not be read: ${fault}` });
      }
      busy -= 1;
      progress(`${crawled.pages.size} pages, ${waiting.length} addresses to ask`);
    }
    await page.close();
  }

  await Promise.all(Array.from({ length: options.windows }, work));
  return crawled;
}

/** Pages without a query, further pages of a list and blog categories. */
function isDistinctPage(path: string): boolean {
  const [, query = ""] = path.split("?");
  return /^(?:category=[\w-]+)?(?:(?:^|&)page=\d+)?$/.test(query);
}

import type { Page } from "@playwright/test";
import type { Fault } from "#tests/audit/faults.ts";
import { faintWords } from "#tests/audit/faint-words.ts";

interface Look {
  /** Needs a browser that loads pictures. */
  openWindow: () => Promise<Page>;
  windows: number;
  paths: readonly string[];
  progress: (text: string) => void;
}

/** Reports texts above pictures whose painted contrast is too low. */
export async function seenWordsFaults({
  openWindow,
  windows,
  paths,
  progress,
}: Look): Promise<Fault[]> {
  const waiting = [...paths];
  const faults: Fault[] = [];
  await Promise.all(
    Array.from({ length: windows }, async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const page = await openWindow();
        await page.goto(path);
        const found = await faintWords(page);
        faults.push(...found.map((fault) => ({ path, fault: `faint words: ${fault}` })));
        await page.close();
        progress(`${waiting.length} pages to look at`);
      }
    }),
  );
  return faults;
}

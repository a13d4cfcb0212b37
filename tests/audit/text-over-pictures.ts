import type { Page } from "@playwright/test";
import type { Fault } from "#tests/audit/faults.ts";
import { lowContrastTexts } from "#tests/audit/low-contrast-text.ts";

interface PictureTextAudit {
  /** Needs a browser that loads pictures. */
  openWindow: () => Promise<Page>;
  windows: number;
  paths: readonly string[];
  progress: (text: string) => void;
}

/** Reports texts above pictures whose painted contrast is too low. */
export async function textOverPictureFaults({
  openWindow,
  windows,
  paths,
  progress,
}: PictureTextAudit): Promise<Fault[]> {
  const waiting = [...paths];
  const faults: Fault[] = [];
  await Promise.all(
    Array.from({ length: windows }, async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const page = await openWindow();
        await page.goto(path);
        const found = await lowContrastTexts(page);
        faults.push(...found.map((fault) => ({ path, fault: `low contrast: ${fault}` })));
        await page.close();
        progress(`${waiting.length} pages to look at`);
      }
    }),
  );
  return faults;
}

/**
 * `npm run audit:pages [-- --language ar --width 390]`: crawls every page in every language and reports faults in markup,
 * accessibility, contrast, links, canonical URLs, alternates and structured data; it exits with an error if it finds any.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { buildSiteIfChanged } from "#commands/build-site.ts";
import { chromiumProgram } from "#commands/checks/chromium.ts";
import { step } from "#commands/progress.ts";
import { CommandError, runCommand } from "#commands/run.ts";
import { isLocale, locales } from "#domain/locale.ts";
import { crawl } from "#tests/audit/crawl.ts";
import { type Fault, faultsOf } from "#tests/audit/faults.ts";
import { textOverPictureFaults } from "#tests/audit/text-over-pictures.ts";
import { structuredDataFaults } from "#tests/audit/structured-data.ts";
import { chromiumSwitches } from "#tests/support/chromium-switches.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { startSite } from "#tests/e2e/support/start-built-site.ts";

const siteOrigin = "https://sahil.example";
const shownPages = 3;

/** The crawl needs no pictures: each has its size in the markup, and axe judges no text above one. */
const withoutPictures = "--blink-settings=imagesEnabled=false";

await runCommand(async () => {
  const { values } = parseArgs({
    options: { language: { type: "string" }, width: { type: "string", default: "1280" } },
  });
  const languages = requestedLanguages(values.language);
  const viewport = { width: requestedWidth(values.width), height: 844 };
  const executablePath = await chromiumProgram();
  await buildSiteIfChanged();
  const folder = await mkdtemp(path.join(tmpdir(), "sahil-audit-"));
  const site = await startSite({
    DATABASE_URL: `sqlite:${path.join(folder, "sahil.db")}`,
    SITE_URL: siteOrigin,
  });
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumSwitches, withoutPictures],
  });
  const seeing = await chromium.launch({ executablePath, args: [...chromiumSwitches] });
  const window = {
    baseURL: site.url,
    viewport,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  } as const;
  try {
    const crawled = await step("Reading pages", (progress) =>
      crawl({
        openWindow: () => browser.newPage(window),
        windows: 3,
        origin: site.url,
        from: languages.flatMap((language) => startPages(language)),
        isAudited: (pathname) => languages.some((it) => `${pathname}/`.startsWith(`/${it}/`)),
        progress,
      }),
    );
    const faint = await step("Looking at words above pictures", (progress) =>
      textOverPictureFaults({
        openWindow: () => seeing.newPage(window),
        windows: 2,
        paths: languages.flatMap((language) => startPages(language)),
        progress,
      }),
    );
    const { pages } = crawled;
    const faults = [
      ...faint,
      ...crawled.faults,
      ...faultsOf({ ...crawled, siteOrigin, languages }),
      ...structuredDataFaults(pages.values()),
    ];
    report(faults);
    if (faults.length > 0)
      throw new CommandError(`${faults.length} findings on ${pages.size} pages.`);
    console.log(`${pages.size} pages and ${crawled.statuses.size} addresses, no findings`);
  } finally {
    await browser.close();
    await seeing.close();
    await site.stop();
    await rm(folder, { recursive: true });
  }
});

function requestedLanguages(argument: string | undefined) {
  if (argument === undefined) return locales;
  if (isLocale(argument)) return [argument];
  throw new CommandError(`There is no language "${argument}"; there are ${locales.join(", ")}.`);
}

function requestedWidth(argument: string): number {
  const width = Number(argument);
  if (Number.isInteger(width) && width >= 320 && width <= 3840) return width;
  throw new CommandError(
    `There is no window of the width "${argument}"; it is 320 to 3840 pixels.`,
  );
}

/** All other pages are reached by links. */
function startPages(language: (typeof locales)[number]): string[] {
  const { "not found": _, ...pages } = keyPages(language);
  return Object.values(pages);
}

/** One line per fault with its pages, the most frequent first. */
function report(faults: readonly Fault[]): void {
  const byFault = [...Map.groupBy(faults, ({ fault }) => fault)];
  for (const [fault, all] of byFault.toSorted(([, one], [, other]) => other.length - one.length)) {
    const paths = [...new Set(all.map((it) => it.path))];
    const more = paths.length > shownPages ? ` and ${paths.length - shownPages} more` : "";
    console.log(`\n${fault}\n  ${paths.slice(0, shownPages).join(", ")}${more}`);
  }
}

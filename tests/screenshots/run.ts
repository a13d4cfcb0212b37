/**
 * `npm run screenshots [-- --only "name,name"]`: captures one page of every kind, in wide windows in English, Arabic and Chinese,
 * in narrow ones in all languages but Chinese, plus brochures, share pictures and the offline page in every language, into
 * `screenshots/index.html`.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { buildSiteIfChanged } from "#commands/build-site.ts";
import { chromiumProgram } from "#commands/checks/chromium.ts";
import { step } from "#commands/progress.ts";
import { CommandError, runCommand } from "#commands/run.ts";
import { linkTo } from "#domain/links.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { startSite } from "#tests/e2e/support/site-process.ts";
import { chromiumSwitches } from "#tests/support/chromium-switches.ts";
import { contactSheet, type Shot } from "#tests/screenshots/contact-sheet.ts";

const folder = "screenshots";

interface Window {
  language: Locale;
  width: number;
}

const windows: readonly Window[] = [
  { language: "en", width: 1440 },
  { language: "ar", width: 1440 },
  { language: "zh", width: 1440 },
  { language: "en", width: 390 },
  { language: "ar", width: 390 },
  { language: "ru", width: 390 },
  { language: "tr", width: 390 },
];

/** CSS pixels of an A4 sheet and of a share picture. */
const printWidth = 794;
const sharedWidth = 1200;

interface Sheet {
  windows: readonly Window[];
  shoot: (page: Page, language: Locale) => Promise<Buffer>;
}

/** The contents of each contact sheet, by name. */
const sheets: Readonly<Record<string, Sheet>> = {
  ...Object.fromEntries(Object.keys(keyPages("en")).map((name) => [name, sheetOfPage(name)])),
  brochure: {
    windows: everyLanguage(printWidth),
    async shoot(page, language) {
      await page.emulateMedia({ media: "print" });
      return shootPage(page, projectOf(language));
    },
  },
  "shared picture": {
    windows: everyLanguage(sharedWidth),
    async shoot(page, language) {
      await page.goto(projectOf(language));
      const address = await page.locator('meta[property="og:image"]').getAttribute("content");
      if (address === null) throw new Error(`${page.url()} has no picture for sharing`);
      return (await page.request.get(address)).body();
    },
  },
  "without a connection": {
    windows: everyLanguage(390),
    shoot: (page, language) => shootPage(page, linkTo(language, "offline")),
  },
};

await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  const names = requestedNames(values.only);
  const executablePath = await chromiumProgram();
  await buildSiteIfChanged();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const databases = await mkdtemp(path.join(tmpdir(), "sahil-screenshots-"));
  const site = await startSite({ DATABASE_URL: `sqlite:${path.join(databases, "sahil.db")}` });
  const browser = await chromium.launch({ executablePath, args: chromiumSwitches });
  try {
    for (const name of names) {
      await step(`Drawing ${name}`, () => drawSheet(browser, site.url, name));
    }
    await writeFile(path.join(folder, "index.html"), indexOf(names));
  } finally {
    await browser.close();
    await site.stop();
    await rm(databases, { recursive: true });
  }
  console.log(`Open ${path.join(folder, "index.html")}`);
});

function requestedNames(only: string | undefined): readonly string[] {
  const all = Object.keys(sheets);
  if (only === undefined) return all;
  const names = only.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new CommandError(`There is no page "${unknown}"; the pages are ${all.join(", ")}.`);
  }
  return names;
}

async function drawSheet(browser: Browser, site: string, name: string): Promise<void> {
  const sheet = sheets[name];
  if (sheet === undefined) throw new RangeError(`There is no sheet "${name}"`);
  const shots: Shot[] = [];
  for (const { language, width } of sheet.windows) {
    const page = await browser.newPage({ baseURL: site, viewport: { width, height: 900 } });
    shots.push({ width, picture: await sheet.shoot(page, language) });
    await page.close();
  }
  await contactSheet(shots, path.join(folder, fileOf(name)));
}

function sheetOfPage(name: string): Sheet {
  return {
    windows,
    shoot: (page, language) =>
      shootPage(page, keyPages(language)[name] ?? "", name === "not found"),
  };
}

function everyLanguage(width: number): Window[] {
  return locales.map((language) => ({ language, width }));
}

/** Captures the whole page with lazy pictures loaded. */
async function shootPage(page: Page, path: string, mayFail = false): Promise<Buffer> {
  const answer = await page.goto(path);
  if (!answer?.ok() && !mayFail) throw new Error(`${page.url()} answered ${answer?.status()}`);
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll("img")) picture.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
  return page.screenshot({ fullPage: true });
}

function projectOf(language: Locale): string {
  return keyPages(language)["off-plan project"] ?? "";
}

function indexOf(names: readonly string[]): string {
  const drawn = names.map((name) => `<h2>${name}</h2>\n<img src="${fileOf(name)}" alt="">`);
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Sahil, every screen</title>\n${drawn.join("\n")}\n`;
}

function fileOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.jpg`;
}

/**
 * `npm run screenshots [-- --only "name,name"]`: draws one page of every kind in a wide and a narrow window, English and Arabic in both, the others
 * in one, and lays the windows of a page side by side: `screenshots/{name}.jpg`, all of them in `screenshots/index.html`.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "@playwright/test";
import { buildSiteIfChanged } from "#commands/build-site.ts";
import { chromium as findChromium } from "#commands/checks/chromium.ts";
import { step } from "#commands/progress.ts";
import { Refusal, runCommand } from "#commands/run.ts";
import type { Locale } from "#domain/locale.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { startSite } from "#tests/e2e/support/processes.ts";
import { contactSheet, type Shot } from "#tests/screenshots/contact-sheet.ts";

const folder = "screenshots";

const windows: readonly { language: Locale; width: number }[] = [
  { language: "en", width: 1440 },
  { language: "ar", width: 1440 },
  { language: "zh", width: 1440 },
  { language: "en", width: 390 },
  { language: "ar", width: 390 },
  { language: "ru", width: 390 },
  { language: "tr", width: 390 },
];

await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  const names = namesAsked(values.only);
  const executablePath = await findChromium();
  await buildSiteIfChanged();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const databases = await mkdtemp(path.join(tmpdir(), "sahil-screenshots-"));
  const site = await startSite({ DATABASE_URL: `sqlite:${path.join(databases, "sahil.db")}` });
  const browser = await chromium.launch({ executablePath });
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

function namesAsked(only: string | undefined): readonly string[] {
  const all = Object.keys(keyPages("en"));
  if (only === undefined) return all;
  const asked = only.split(",").map((name) => name.trim());
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new Refusal(`There is no page "${unknown}"; the pages are ${all.join(", ")}.`);
  }
  return asked;
}

async function drawSheet(browser: Browser, site: string, name: string): Promise<void> {
  const shots: Shot[] = [];
  for (const { language, width } of windows) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const answer = await page.goto(site + (keyPages(language)[name] ?? ""));
    if (!answer?.ok() && name !== "not found") {
      throw new Error(`${page.url()} answered ${answer?.status()}`);
    }
    await page.evaluate(() => {
      for (const picture of document.querySelectorAll("img")) picture.loading = "eager";
    });
    await page.waitForLoadState("networkidle");
    shots.push({ width, picture: await page.screenshot({ fullPage: true }) });
    await page.close();
  }
  await contactSheet(shots, path.join(folder, fileOf(name)));
}

function indexOf(names: readonly string[]): string {
  const sheets = names.map((name) => `<h2>${name}</h2>\n<img src="${fileOf(name)}" alt="">`);
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Sahil, every screen</title>\n${sheets.join("\n")}\n`;
}

function fileOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.jpg`;
}

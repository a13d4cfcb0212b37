/** Scroll height and scroll positions of long pages with lazily rendered content. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { linkTo } from "#domain/links.ts";
import { waitForHydration } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { waitForScrollEnd } from "#tests/e2e/support/page-steps.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const names = [
  "home",
  "listing",
  "project",
  "article",
  "city-guide",
  "shared shortlist",
  "compare four",
] as const;
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Rounding tolerance in pixels. */
const near = 4;

for (const language of testedLanguages) {
  const paths: Record<string, string> = {
    ...keyPages(language),
    "shared shortlist": linkTo(language, "shortlist", { homes: ["IST-1042", "DXB-2010"] }),
  };

  for (const viewport of windows) {
    const isUsual = (language === "en") === (viewport.width === 1440);
    const title = `${language}, ${viewport.width}`;

    test.describe(() => {
      test.use({ viewport });
      test.slow(); // seven pages in each

      test(
        `the End key reaches the end at once, and all content is rendered on the way: ${title}`,
        { tag: isUsual ? [] : "@full" },
        async ({ page }) => {
          for (const name of names) {
            await page.goto(paths[name] ?? "");
            await page.waitForFunction(
              () => performance.getEntriesByName("first-contentful-paint")[0],
            ); // earlier key presses are ignored
            await page.keyboard.press("End");
            await waitForScrollEnd(page);
            const end = await page.evaluate(() => scrollY + innerHeight);
            const lastWords = page.getByRole("contentinfo").locator("p").last();
            await expect(lastWords, name).toBeInViewport({ ratio: 1 });

            const picture = await fullPageScreenshot(page);
            const height = await scrollThrough(page);
            expect(Math.abs(end / height - 1), `${name}: ${end} of ${height}`).toBeLessThan(0.05);
            expect(
              await linesBlankUntilScrolled(picture, await fullPageScreenshot(page)),
              name,
            ).toEqual([]);
            expect(await textsNotFoundInPage(page), name).toEqual([]);
          }
        },
      );

      test(
        `a reload, going back and a link to a section restore the scroll position: ${title}`,
        { tag: isUsual ? [] : "@full" },
        async ({ page }) => {
          for (const name of names) {
            await page.goto(paths[name] ?? "");
            await waitForHydration(page);
            await page.evaluate(async () => {
              await document.fonts.ready;
              const middle = document.documentElement.scrollHeight / 2;
              scrollTo({ top: Math.round(middle), behavior: "instant" });
            });
            await waitForScrollEnd(page);
            const read = await readingPosition(page);
            await page.reload();
            await waitForHydration(page);
            await expectReadingPosition(page, read, `${name}, loaded again`);

            const policy = linkTo(language, "privacy-policy");
            const link = page.getByRole("contentinfo").locator(`a[href="${policy}"]`);
            await link.dispatchEvent("click"); // dispatched, so that Playwright does not scroll
            await expect(page).toHaveURL(policy);
            await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
            await page.goBack();
            await expectReadingPosition(page, read, `${name}, by a step back`);

            await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
            const anchor = page.getByRole("main").locator('a[href^="#"]:visible').last();
            if ((await anchor.count()) === 0) continue;
            const section = await anchor.evaluate(({ hash }: HTMLAnchorElement) => hash);
            await anchor.evaluate((link: HTMLAnchorElement) => link.click());
            await expectAtTop(page, section, `${name}, by a link to ${section}`);
            await page.goto("about:blank");
            await page.goto((paths[name] ?? "") + section);
            await waitForHydration(page);
            await expectAtTop(page, section, `${name}, at its address with ${section}`);
          }
        },
      );
    });
  }
}

/** Screenshot of the whole page with all lazy pictures loaded. */
async function fullPageScreenshot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = "eager";
    await Promise.all(pictures.map((image) => image.decode()));
  });
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/** Horizontal bands of the screenshot that are blank in `before` and drawn in `after`. */
async function linesBlankUntilScrolled(before: Buffer, after: Buffer): Promise<string[]> {
  const [blank, drawn] = await Promise.all([before, after].map(uniformLines));
  const bands: { from: number; to: number }[] = [];
  for (const line of blank ?? []) {
    if (drawn?.has(line)) continue;
    const last = bands.at(-1);
    if (last?.to === line - 1) last.to = line;
    else bands.push({ from: line, to: line });
  }
  return bands.map(({ from, to }) => `${from}–${to}`);
}

async function uniformLines(picture: Buffer): Promise<Set<number>> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines = new Set<number>();
  for (let line = 0; line < info.height; line += 1) {
    const dots = data.subarray(line * info.width, (line + 1) * info.width);
    if (dots.every((dot) => dot === dots[0])) lines.add(line);
  }
  return lines;
}

/** Scrolls through the page until every part is rendered; returns its height. */
function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    return root.scrollHeight;
  });
}

/** Rendered texts that the browser's find-in-page does not find. */
function textsNotFoundInPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const find = (text: string) =>
      (window as unknown as { find: (...how: unknown[]) => boolean }).find(text, true, false, true); // missing in TypeScript's DOM types
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode;
      const isDrawn = parentElement?.checkVisibility({ visibilityProperty: true });
      const text = textContent?.trim() ?? "";
      if (isDrawn && text.length > 3 && !parentElement?.closest("select, .visually-hidden"))
        texts.add(text);
    }
    return [...texts].filter((text) => !find(text));
  });
}

interface ReadingPosition {
  heading: string;
  top: number;
}

/** The heading nearest to the window's middle, with its position. */
function readingPosition(page: Page): Promise<ReadingPosition> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")].map((heading) => ({
      heading: heading.textContent,
      top: heading.getBoundingClientRect().top,
    }));
    const distance = ({ top }: { top: number }) => Math.abs(top - innerHeight / 2);
    return headings.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  });
}

async function expectReadingPosition(
  page: Page,
  { heading, top }: ReadingPosition,
  what: string,
): Promise<void> {
  await expect(async () => {
    const now = await readingPosition(page);
    expect(now.heading, what).toBe(heading);
    expect(Math.abs(now.top - top), what).toBeLessThanOrEqual(near);
  }).toPass({ timeout: 5_000 });
}

/** A section starts at the style sheet's scroll margin below the sticky header. */
async function expectAtTop(page: Page, section: string, what: string): Promise<void> {
  await expect(async () => {
    await waitForScrollEnd(page);
    const beside = await page.evaluate((hash) => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target === null) return Number.NaN;
      const { scrollMarginTop } = getComputedStyle(target);
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const room = Number.parseFloat(scrollMarginTop) + (Number.parseFloat(scrollPaddingTop) || 0);
      const left = document.documentElement.scrollHeight - innerHeight - scrollY; // no further scrolling at the end
      return Math.min(target.getBoundingClientRect().top - room, left);
    }, section);
    expect(Math.abs(beside), what).toBeLessThanOrEqual(near);
  }).toPass({ timeout: 5_000 });
}

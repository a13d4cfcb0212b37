import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { expectStep, questionnaireLinks } from "#tests/e2e/support/page-steps.ts";

test(
  "a double click opens it once, and one on its close button follows no link beneath",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    const { opener, dialog, before } = await openHome(page, language);
    await opener.dblclick();
    await expectStep(dialog, texts("questionnaire.intro.heading"));
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(linkTo(language, "home"));
    await opener.click();
    await expectStep(dialog, texts("questionnaire.intro.heading"));

    const place = await dialog
      .getByRole("button", { name: texts("questionnaire.close") })
      .boundingBox();
    if (place === null) throw new Error("Nothing closes it");
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    await page.evaluate(addLinkAt, [x, y]);
    await page.mouse.click(x, y);
    await expect(dialog).toHaveCount(0);
    await page.mouse.down({ clickCount: 2 }); // the second click of a double click
    await page.mouse.up({ clickCount: 2 });
    expect(await page.evaluate(() => location.hash)).not.toBe("#beneath");
    await expect(page).toHaveURL(linkTo(language, "home"));
    await page.mouse.click(x, y);
    await expect(page).toHaveURL(/#beneath$/);
  },
);

test(
  "pressed while it closes, it opens again as a single history entry",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    const { opener, dialog, before } = await openHome(page, language);
    await opener.click();
    await expectStep(dialog, texts("questionnaire.intro.heading"));
    await page.evaluate(delayNextHistoryStep);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event("let-go")));
    await expectStep(dialog, texts("questionnaire.intro.heading"));
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(linkTo(language, "home"));
  },
);

test(
  "opened by a URL, it closes to that page, also from a later step",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    const dialog = page.getByRole("dialog");
    await openHydrated(page, `${linkTo(language, "home")}#questionnaire`);
    await expectStep(dialog, texts("questionnaire.intro.heading"));
    await dialog.getByRole("link", { name: texts("questionnaire.start") }).click();
    await expectStep(dialog, texts("questionnaire.question.type"));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(linkTo(language, "home"));
  },
);

test.describe("on a slow line", () => {
  test.use({ dialogOpens: true });

  test(
    "pressed again while it loads, it opens once",
    { tag: "@full" },
    async ({ page, language, texts }) => {
      const { dialog, opener, release } = await openSlowly(page, language);
      const before = await page.evaluate(() => history.length);
      await opener.click();
      await page.clock.runFor(20); // a frame, after which it is requested
      await release();
      await expectStep(dialog, texts("questionnaire.intro.heading"));
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await page.clock.runFor(20); // a frame, after which it closes
      await expect(page).not.toHaveURL(/#questionnaire/);
    },
  );

  test(
    "it shows progress after 200 ms, for at least 200 ms",
    { tag: "@full" },
    async ({ page, language, texts }) => {
      const { dialog, release } = await openSlowly(page, language);
      const bar = page.getByRole("progressbar");
      await page.clock.runFor(199);
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar).toBeVisible();
      await page.clock.runFor(100);
      await release();
      await expectStep(dialog, texts("questionnaire.intro.heading")); // it is not held back
      await page.clock.runFor(99);
      await expect(dialog.getByRole("progressbar")).toBeVisible();
      await page.clock.runFor(1);
      await expect(bar).toHaveCount(0);
    },
  );

  test(
    "the contact dialog opens neither while it loads nor over it",
    { tag: "@full" },
    async ({ page, language, texts }) => {
      const { dialog, release } = await openSlowly(page, language);
      await page.clock.runFor(60_000);
      await page.evaluate(() => fetch("/healthz"));
      await expect(dialog).toHaveCount(0);
      await release();
      await expectStep(dialog, texts("questionnaire.intro.heading"));
      await page.clock.runFor(60_000);
      await expect(dialog).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    },
  );
});

/** The home page with its link and the history's initial length. */
async function openHome(page: Page, language: Locale) {
  await openHydrated(page, linkTo(language, "home"));
  return {
    opener: questionnaireLinks(page.getByRole("main"), language),
    dialog: page.getByRole("dialog"),
    before: await page.evaluate(() => history.length),
  };
}

/** Opens it from an empty result ten seconds after load, over a connection that the test holds. */
async function openSlowly(page: Page, language: Locale) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  await page.route("**/questionnaire/content*", async (route) => {
    await over;
    await route.continue();
  });
  await page.clock.install();
  await openHydrated(page, `${linkTo(language, "listing", { country: "turkey" })}?price=-1000`);
  await page.clock.pauseAt(Date.now() + 10_000);
  const opener = questionnaireLinks(page.getByRole("main"), language).first();
  await opener.click();
  await expect(page).toHaveURL(/#questionnaire$/);
  async function release() {
    const content = page.waitForResponse(/questionnaire\/content/);
    resolve();
    await (await content).finished();
  }
  return { dialog: page.getByRole("dialog"), opener, release };
}

/** Runs in the page: holds the next history navigation until released. */
function delayNextHistoryStep(): void {
  const go = history.go.bind(history);
  history.go = (steps) => {
    history.go = go;
    window.addEventListener("let-go", () => go(steps), { once: true });
  };
}

/** Runs in the page: places a link at a point of the window. */
function addLinkAt([x = 0, y = 0]: number[]): void {
  const link = document.createElement("a");
  link.href = "#beneath";
  link.textContent = "beneath";
  Object.assign(link.style, {
    position: "fixed",
    left: `${x - 20}px`,
    top: `${y - 10}px`,
    zIndex: 99,
  });
  document.body.append(link);
}

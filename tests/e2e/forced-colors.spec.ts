/** What colour shows elsewhere must be visible in forced colours too, light and dark. */
import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const schemes = ["light", "dark"] as const;

test("completed, current and upcoming steps look different", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${linkTo("ru", "questionnaire")}?step=budget`);
  const bar = page.locator(".questionnaire__progress");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const parts = [
      ".questionnaire__step-done",
      ".questionnaire__step-current",
      "i:not([class])",
    ].map((part) => bar.locator(part).first());
    const paints = await Promise.all(parts.map((part) => paintOf(part, "background-color")));
    const canvas = await systemColour(page, "Canvas");
    expect(new Set(paints).size, colorScheme).toBe(3);
    expect(paints.indexOf(canvas), `what is to come is hollow: ${colorScheme}`).toBe(2);
    const edge = await paintOf(bar.locator("i").last(), "border-top-color");
    expect(edge, colorScheme).not.toBe(canvas);
  }
});

test("only the current section is marked", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const place = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" };
  await page.goto(linkTo("ru", "project", place));
  await page.locator("#payment").scrollIntoViewIfNeeded();
  const sections = page.locator(".section-nav a");
  await expect(page.locator(".section-nav a[href='#payment']")).toHaveAttribute(
    "aria-current",
    "true",
  );
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const canvas = await systemColour(page, "Canvas");
    for (const section of await sections.all()) {
      const isMarked = (await paintOf(section, "border-bottom-color")) !== canvas;
      expect(isMarked, colorScheme).toBe((await section.getAttribute("aria-current")) !== null);
      expect(await paintOf(section, "outline-style"), "no box through its letters").toBe("none");
    }
  }
});

test("a project's status has its own mark, and focus rings of card buttons do not overlap", async ({
  page,
  texts,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(linkTo("en", "listing", { country: "uae" }));
  const states = ["off_plan", "under_construction", "ready"] as const;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const marks = states.map((state) =>
      page
        .locator(".card__tags .tag")
        .filter({ hasText: texts(`card.status.${state}`) })
        .first()
        .evaluate((tag) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(tag, "::before");
          return { backgroundColor, backgroundImage };
        }),
    );
    const [empty, half, full] = await Promise.all(marks);
    const ink = await systemColour(page, "CanvasText");
    expect(full, colorScheme).toEqual({ backgroundColor: ink, backgroundImage: "none" });
    expect(half?.backgroundImage, colorScheme).toContain(ink);
    expect(empty, colorScheme).toEqual({
      backgroundColor: "rgba(0, 0, 0, 0)",
      backgroundImage: "none",
    });
  }
  await expectRingsApart(page);
});

test("a select has the system's arrow", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(linkTo("ru", "contact-us"));
  const choice = page.locator("select.input").first();
  expect(await paintOf(choice, "appearance")).toBe("auto");
  expect(await paintOf(choice, "background-image")).toBe("none");
});

for (const [language, width] of [
  ["ru", 1440],
  ["ar", 390],
] as const) {
  test(
    `focus rings of a card's buttons do not overlap and stay within the card: ${language}`,
    { tag: "@full" },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(linkTo(language, "listing", { country: "uae" }));
      await expectRingsApart(page);
    },
  );
}

/** Checks the buttons of a listing's first card. */
async function expectRingsApart(page: Page): Promise<void> {
  const card = page.locator(".card").first();
  const boxes = [card, ...(await card.locator(".card__actions > *").all())];
  const [cardBox, ...rings] = await Promise.all(boxes.map((it) => it.boundingBox()));
  const sorted = rings.map((ring) => ring ?? { x: 0, width: 0 }).sort((a, b) => a.x - b.x);
  expect(sorted.length).toBeGreaterThan(2);
  sorted.forEach(({ x, width: wide }, index) => {
    const next = sorted[index + 1]?.x ?? (cardBox?.x ?? 0) + (cardBox?.width ?? 0) + 1;
    expect(next - (x + wide)).toBeGreaterThan(0.9);
  });
  expect(sorted[0]?.x).toBeGreaterThanOrEqual((cardBox?.x ?? 0) - 0.1);
}

function paintOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property);
}

function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.createElement("i");
    probe.style.backgroundColor = colour;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);
}

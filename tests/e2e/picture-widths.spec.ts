/** How wide the files of photographs are: as wide as they are drawn on this screen, or one step wider, and never much narrower. */
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

test.use({ javaScriptEnabled: false });

/** A photograph that fills a taller box is cut at its sides, so that more of it is drawn than is seen. */
const mostEnlarged = 1.3;

const screens = [
  { language: "en", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { language: "tr", viewport: { width: 1024, height: 900 }, deviceScaleFactor: 1 },
  { language: "ru", viewport: { width: 960, height: 1180 }, deviceScaleFactor: 1 },
  { language: "en", viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  { language: "ar", viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
] as const;

/** These have drawings alone, or photographs in one width. */
const withoutPhotographs: readonly string[] = [
  "coming soon",
  "developers",
  "form by itself",
  "not found",
  "privacy policy",
  "questionnaire",
  "shortlist",
];

test("who is said to have no photographs is among the pages that are looked at", () => {
  const names = Object.keys(keyPages("en"));
  expect(withoutPhotographs.filter((name) => !names.includes(name))).toEqual([]);
});

for (const { language, viewport, deviceScaleFactor } of screens) {
  test.describe(`${viewport.width} pixels of ${deviceScaleFactor} dots`, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const [name, path] of Object.entries(keyPages(language))) {
      test(`photographs come in the width that they are drawn in: ${name}, ${language}`, async ({
        page,
      }) => {
        await page.goto(path);
        const photographs = await photographsOf(page);
        expect(photographs.length > 0).toBe(!withoutPhotographs.includes(name));
        for (const { picture, drawn, offered, chosen, isSlice } of photographs) {
          const enough = offered.find((width) => width >= drawn) ?? Math.max(...offered);
          const stepAbove = offered.find((width) => width > enough) ?? enough;
          const what = `${picture}, drawn in ${Math.round(drawn)} dots, of ${offered.join(", ")}`;
          expect(chosen, what).toBeLessThanOrEqual(stepAbove);
          if (isSlice) continue;
          // Of small dots not all are needed: pictures that are drawn small are not offered in every width.
          const least = drawn / mostEnlarged;
          expect(chosen, what).toBeGreaterThanOrEqual(
            deviceScaleFactor === 1 ? least : Math.min(enough, least),
          );
        }
      });
    }
  });
}

/**
 * Photographs of which a browser may choose a width, each once, with the dots that its whole width is drawn in where it is largest:
 * a browser that has a wider file of the same picture may take that elsewhere.
 */
function photographsOf(page: Page) {
  return page.evaluate(async () => {
    const places = [];
    for (const image of document.querySelectorAll<HTMLImageElement>("picture > img")) {
      const choices = (image.parentElement?.querySelector("source")?.srcset ?? "")
        .split(", ")
        .map((choice) => choice.split(" "));
      const { width, height } = image.getBoundingClientRect();
      if (choices.length < 2 || width === 0) continue;
      image.loading = "eager";
      await image.decode();
      const { pathname } = new URL(image.currentSrc);
      const offered = choices.map(([, width = ""]) => Number.parseInt(width, 10));
      const shape = image.naturalWidth / image.naturalHeight;
      const covers = getComputedStyle(image).objectFit === "cover";
      places.push({
        picture: (choices[0]?.[0] ?? "").replace(/-\d+\.\w+$/, ""),
        drawn: (covers ? Math.max(width, height * shape) : width) * devicePixelRatio,
        offered,
        chosen: offered[choices.findIndex(([address]) => address === pathname)] ?? 0,
        // On phones the coasts are narrow slices of panoramas, whose whole width is drawn five to seven times as wide as they are seen.
        isSlice: image.closest(".coast") !== null && innerWidth < 768,
      });
    }
    const largest = new Map<string, (typeof places)[number]>();
    for (const place of places) {
      const before = largest.get(place.picture);
      if (before === undefined || before.drawn < place.drawn) largest.set(place.picture, place);
    }
    return [...largest.values()];
  });
}

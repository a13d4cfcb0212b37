/** Menus that React does not draw again are brought to another page as it would have drawn them. */
import { expect, test, type Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { hydrated } from "#tests/e2e/support/documents.ts";
import { currentAt, mark, markCurrent } from "#site/features/navigation/current-page.ts";

const shown = [
  linkTo("ar", "home"),
  linkTo("en", "listing", { country: "uae", city: "dubai" }),
  linkTo("en", "city-guide", { city: "istanbul" }),
  linkTo("en", "town-guide", { city: "istanbul", town: "kadikoy" }),
  linkTo("en", "about-us"),
  linkTo("en", "blog"),
];

test("links and menus are marked for another page as they are drawn on it", async ({ page }) => {
  for (const path of shown) {
    await page.goto(path);
    await hydrated(page); // from then on the page marks itself only when it changes
    const drawn = await marks(page);
    expect(drawn.length, path).toBeGreaterThan(0);
    await markedFor(page, "/ar/elsewhere");
    expect(await marks(page), path).toEqual([]);
    await markedFor(page, path);
    expect(await marks(page), path).toEqual(drawn);
  }
});

async function markedFor(page: Page, path: string): Promise<void> {
  const source = [mark, currentAt, markCurrent].map(String).join("\n");
  await page.evaluate(`{ ${source}\nmarkCurrent(document.body, ${JSON.stringify(path)}) }`);
}

/** What is marked in menus and bars, in order. */
function marks(page: Page): Promise<(string | null)[][]> {
  return page
    .locator(":is(header, footer, .dock) :is(a, summary)[aria-current]")
    .evaluateAll((all) =>
      all.map((one) => [
        one.getAttribute("aria-current"),
        one.getAttribute("href") ?? one.textContent,
      ]),
    );
}

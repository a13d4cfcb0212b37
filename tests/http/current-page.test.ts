/** Menus that React does not draw again are brought to another page as it would have drawn them. */
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { markCurrent } from "#site/features/navigation/current-page.ts";
import { visit } from "#tests/http/support/site.ts";

const shown = [
  linkTo("ar", "home"),
  linkTo("en", "listing", { country: "uae", city: "dubai" }),
  linkTo("en", "city-guide", { city: "istanbul" }),
  linkTo("en", "town-guide", { city: "istanbul", town: "kadikoy" }),
  linkTo("en", "about-us"),
  linkTo("en", "blog"),
];

test("links and menus are marked for another page as they are drawn on it", async () => {
  for (const path of shown) {
    const { document } = await visit(path);
    const drawn = marks(document);
    expect([path, drawn]).not.toEqual([path, []]);
    markCurrent(document.body, "/ar/elsewhere");
    expect([path, marks(document)]).toEqual([path, []]);
    markCurrent(document.body, path);
    expect([path, marks(document)]).toEqual([path, drawn]);
  }
});

/** What is marked in menus and bars, in order. */
function marks(document: Document): (string | null)[][] {
  const all = document.querySelectorAll(":is(header, footer, .dock) :is(a, summary)[aria-current]");
  return [...all].map((one) => [
    one.getAttribute("aria-current"),
    one.getAttribute("href") ?? one.textContent,
  ]);
}

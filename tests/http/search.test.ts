import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { isolate } from "#i18n/isolate.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`one district alone is named: ${language}`, async () => {
    const istanbul = linkTo(language, "listing", { country: "turkey", city: "istanbul" });
    const page = await visit(`${istanbul}?town=kadikoy`);
    const chips = within(page.getByRole("list", { name: texts("listing.applied_filters") }));
    const name = textOf(chips.getAllByRole("listitem")[1]);
    expect(name).not.toBe("");
    expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(name);
    expect(page.document.title).toContain(name);
  });

  test(`a misspelt place is named as interpreted: ${language}`, async () => {
    const everywhere = linkTo(language, "listing", { country: "properties" });
    const page = await visit(`${everywhere}?query=kadikyo`);
    const chips = within(page.getByRole("list", { name: texts("listing.applied_filters") }));
    const names = isolate(textOf(chips.getAllByRole("listitem")[0]));
    const typed = texts("listing.query_text", { text: isolate("kadikyo") });
    const corrected = texts.markup("listing.corrected", { names, typed, b: (words) => words });
    expect(textOf(page.document.querySelector("main"))).toContain(corrected);
  });

  test(`the next page keeps every filter: ${language}`, async () => {
    const everywhere = linkTo(language, "listing", { country: "properties" });
    const query =
      "type=apartments,villas&rooms=1-1,2-1,3-1&price=1-900000000&area=1-90000&status=off-plan,ready,under-construction&sort=price";
    const page = await visit(`${everywhere}?${query}`);
    const next = page.getByRole("link", { name: texts("listing.pages.next_label") });
    const address = new URL(next.getAttribute("href") ?? "", "http://site.example");
    expect(decodeURIComponent(address.search)).toBe(`?${query}&page=2`);
  });
}

import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  test(`result count, shown range and sort order are announced separately: ${language}`, async () => {
    const page = await visit(linkTo(language, "listing", { country: "turkey" }));
    const found = within(page.getByRole("main")).getByRole("status").textContent;
    const { number } = formatsFor(language);
    const texts = textsOf(language);
    const shown = texts("listing.on_page", { from: number(1), to: number(12) });
    const order = `${texts("listing.sort.label")} ${texts("listing.sort.newest")}`;
    const end = ` ${shown} ${order}`;
    expect(found.slice(-end.length)).toBe(end);
    expect(found.length).toBeGreaterThan(end.length);
  });
}

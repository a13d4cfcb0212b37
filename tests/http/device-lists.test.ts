import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  test(`device lists are rendered as empty for visitors without script: ${language}`, async () => {
    const texts = textsOf(language);
    const shortlist = await visit(linkTo(language, "shortlist"));
    const emptyShortlist = { name: texts("shortlist.empty.heading") };
    expect(shortlist.getByRole("heading", emptyShortlist)).toBeInTheDocument();
    const comparison = await visit(linkTo(language, "compare"));
    const emptyComparison = { name: texts("compare.none.heading") };
    expect(comparison.getByRole("heading", emptyComparison)).toBeInTheDocument();
  });
}

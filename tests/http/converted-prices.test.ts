import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { onlyIn } from "#tests/http/support/elements.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const project = { country: "uae", city: "dubai", slug: "marina-arc" };
const chosen = { cookie: "currency=GBP" };

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`converted prices come with the date of their rate: ${language}`, async () => {
    const note = texts("card.rate_note", { date: "|" }).split("|").filter(Boolean);
    expect(note.length).toBeGreaterThan(0);
    const pages = {
      ...keyPages(language),
      "question about a home": linkTo(language, "enquiry", { kind: "project", project }),
    };
    const converting: string[] = [];
    const withoutDay: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const main = onlyIn((await visit(path, { headers: chosen })).document, "main");
      for (const script of main.querySelectorAll("script, template")) script.remove();
      const content = textOf(main);
      if (!/£\s?[0-9]|[0-9]\s?£/.test(content)) continue;
      converting.push(name);
      if (!note.every((part) => content.includes(part.trim()))) withoutDay.push(name);
    }
    expect(withoutDay).toEqual([]);
    expect(converting.length).toBeGreaterThan(15);
  });
}

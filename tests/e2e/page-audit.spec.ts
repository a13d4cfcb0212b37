/** Shows that the page audit finds faults, which valid pages alone would not. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { lowContrastTexts } from "#tests/audit/low-contrast-text.ts";
import { readPage } from "#tests/audit/page-facts.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const path = linkTo("en", "offers");

/** Reads a valid page except for one part. */
async function read(page: Page, part: string) {
  const body = `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Offers</title>
<link rel="alternate" hreflang="ar" href="https://sahil.example${linkTo("ar", "offers")}"></head>
<body><main><h1>Offers</h1>
${part}
</main></body></html>
`;
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html", body }));
  return readPage(page, path);
}

test.describe("the page audit", { tag: "@full" }, () => {
  test("a valid page has no faults, and its links and languages are read", async ({
    page,
    siteUrl,
  }) => {
    const facts = await read(
      page,
      `<p id="more">More <a href="/en/deals">deals</a> and <a href="https://other.example/">others</a></p>`,
    );
    expect(facts.faults).toEqual([]);
    expect(facts.links).toEqual([`${siteUrl}/en/deals`]);
    expect(facts.ids).toEqual(["more"]);
    expect(Object.keys(facts.alternates)).toEqual(["ar"]);
  });

  for (const [name, part, fault] of [
    ["a wrong nesting", "<p><span><div>Sold</div></span></p>", /^element-permitted-content: /],
    ["an element left open", "<section><h2>Sold</h2>", /^close-order: /],
    ["an id twice", `<p id="a">Sold</p><p id="a">Left</p>`, /^no-dup-id: /],
    ["a button without a name", `<button type="button"></button>`, /^button-name: /],
    ["a field without a name", `<input type="text">`, /^label: /],
    ["a link without a name", `<a href="/en/deals"></a>`, /^link-name: /],
    ["a picture without a text", `<img src="/icon.svg">`, /^image-alt: /],
    ["a poor contrast", `<p style="color: #999; background: #fff">Sold</p>`, /^color-contrast: /],
  ] as const) {
    test(`${name} is found`, async ({ page }) => {
      const { faults } = await read(page, part);
      expect(faults).toContainEqual(expect.stringMatching(fault));
    });
  }

  test("only text over a picture with too little contrast is reported", async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="en"><body><main>
      <div style="background: linear-gradient(#222, #333)">
        <p style="color: #fff">Seen at once</p>
        <p style="color: #555">Seen by few</p>
        <p style="color: rgb(255 255 255 / 20%)">Seen through</p>
        <p style="color: #888; font-size: 32px">Large</p>
        <svg width="200" height="40"><text y="20" fill="#fff">Drawn</text></svg>
        <svg width="200" height="40"><text y="20" fill="#444">Drawn in the dark</text></svg>
      </div>
    </main></body></html>`);
    const report = (await lowContrastTexts(page)).join(" ");
    for (const words of ["Seen by few", "Seen through", "Drawn in the dark"])
      expect(report).toContain(`"${words}" has `);
    for (const words of ["Seen at once", "Large", `"Drawn"`]) expect(report).not.toContain(words);
  });
});

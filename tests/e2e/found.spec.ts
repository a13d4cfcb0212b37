/** What search engines are told to look at is there, and says the same about itself. */
import type { APIRequestContext } from "@playwright/test";
import { localeFacts, locales, type Locale } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const codes = [...locales.map((locale) => localeFacts[locale].htmlLang), "x-default"];

/** A page at each width of script; the addresses of the others are the same but for the language. */
const looked: readonly Locale[] = ["en", "zh"];

for (const language of looked) {
  test(`every page of the sitemaps is there and names itself and its other languages: ${language}`, async ({
    request,
    siteUrl,
  }) => {
    test.setTimeout(240_000);
    const index = addressesIn(await textOf(request, "/sitemap.xml"));
    expect(index.length).toBeGreaterThan(locales.length);
    const listed = new Set<string>();
    for (const file of index)
      for (const address of addressesIn(await textOf(request, file.replace(siteUrl, ""))))
        listed.add(address);
    const own = [...listed].filter((address) =>
      new URL(address).pathname.startsWith(`/${language}`),
    );
    expect(own.length).toBeGreaterThan(150);
    expect(own.length).toBe(listed.size / locales.length);
    for (const address of own) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, 200]);
      const html = await answer.text();
      expect(html, address).not.toContain('content="noindex"');
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      expect(plain(canonical), address).toBe(address);
      const others = [
        ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
      ];
      expect(
        others.map(([, code]) => code),
        address,
      ).toEqual(codes);
      const unlisted = others.map(([, , href]) => plain(href)).filter((href) => !listed.has(href));
      expect(unlisted, address).toEqual([]);
    }
  });
}

test("a process with its content elsewhere lists the same pages", async ({ request, frontUrl }) => {
  const file = "/sitemaps/articles-tr-1.xml";
  const here = addressesIn(await textOf(request, file)).map((address) => new URL(address).pathname);
  const there = addressesIn(await textOf(request, frontUrl + file));
  expect(there.map((address) => new URL(address).pathname)).toEqual(here);
});

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect([address, answer.status()]).toEqual([address, 200]);
  return answer.text();
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => plain(address));
}

/** Without the escapes of XML and HTML. */
function plain(text: string | undefined): string {
  return (text ?? "").replaceAll("&amp;", "&");
}

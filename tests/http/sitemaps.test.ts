import { expect, onTestFinished, test } from "vitest";
import { localeFacts, locales } from "#domain/locale.ts";
import { startSiteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { demoSite } from "#tests/http/support/site.ts";
import { testedAmong } from "#tests/support/test-scope.ts";

const codes = [...locales.map((locale) => localeFacts[locale].htmlLang), "x-default"];

/** One page per script width; URLs of other languages differ only in the language. */
for (const language of testedAmong("en", "zh")) {
  test(
    `every page of the sitemaps exists and has its canonical URL and alternates: ${language}`,
    { timeout: 240_000 },
    async () => {
      const { url: siteUrl } = await demoSite();
      const index = addressesIn(await documentAt(`${siteUrl}/sitemap.xml`));
      expect(index.length).toBeGreaterThan(locales.length);
      const listed = new Set<string>();
      for (const file of index)
        for (const address of addressesIn(await documentAt(file))) listed.add(address);
      const ofLanguage = [...listed].filter((address) =>
        new URL(address).pathname.startsWith(`/${language}`),
      );
      expect(ofLanguage.length).toBeGreaterThan(150);
      expect(ofLanguage.length).toBe(listed.size / locales.length);
      for (const address of ofLanguage) {
        const response = await fetch(address, { redirect: "manual" });
        expect([address, response.status]).toEqual([address, 200]);
        const html = await response.text();
        expect(html, `at ${address}`).not.toContain('content="noindex"');
        const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
        expect(plain(canonical), `at ${address}`).toBe(address);
        const others = [
          ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
        ];
        expect(
          others.map(([, code]) => code),
          `at ${address}`,
        ).toEqual(codes);
        const unlisted = others
          .map(([, , href]) => plain(href))
          .filter((href) => !listed.has(href));
        expect(unlisted, `at ${address}`).toEqual([]);
      }
    },
  );
}

test("a process that reads its content over HTTP lists the same pages", async () => {
  const failingSite = await startSiteWithFailingApi();
  onTestFinished(() => failingSite.close());
  const file = "/sitemaps/articles-tr-1.xml";
  const local = addressesIn(await documentAt(failingSite.workingUrl + file)).map(pathOf);
  const remote = addressesIn(await documentAt(failingSite.url + file)).map(pathOf);
  expect(local.length).toBeGreaterThan(0);
  expect(remote).toEqual(local);
});

async function documentAt(address: string): Promise<string> {
  const response = await fetch(address);
  expect([address, response.status]).toEqual([address, 200]);
  return response.text();
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => plain(address));
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}

/** Decodes the escapes of XML and HTML. */
function plain(text: string | undefined): string {
  return (text ?? "").replaceAll("&amp;", "&");
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { remoteContent } from "#server/content-source.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { demoSite, startSite } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

let workingSite: Awaited<ReturnType<typeof demoSite>>;
let front: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  workingSite = await demoSite();
  front = await startSite({ content: remoteContent(`${workingSite.url}/api/v1`) });
});

afterAll(() => front.close());

const cookies = ["", "currency=EUR; area_unit=sqft"];
/** Headers that do not depend on the process or the time. */
const compared = ["content-type", "location", "cache-control", "vary", "retry-after", "allow"];

for (const language of testedLanguages) {
  for (const cookie of cookies) {
    const visitor = cookie === "" ? language : `${language}, ${cookie}`;
    test(`a site that reads its content over HTTP renders identical bytes: ${visitor}`, async () => {
      for (const path of pathsIn(language)) {
        for (const target of [path, dataOf(path)]) {
          const one = await answerAt(workingSite.url, target, cookie);
          const two = await answerAt(front.url, target, cookie);
          expect({ target, ...two }).toEqual({ target, ...one });
          expect(one.status).toBeLessThan(500);
        }
      }
    });
  }
}

/** Every key page, redirects and error pages. */
function pathsIn(language: Locale): string[] {
  const everywhere = linkTo(language, "listing", { country: "properties" });
  const turkey = linkTo(language, "listing", { country: "turkey" });
  const marinaArc = { country: "uae", city: "dubai", slug: "marina-arc" };
  return [
    ...Object.values(keyPages(language)),
    linkTo(language, "city-guide", { city: "istanbul" }),
    linkTo(language, "contact-us"),
    `${everywhere}?query=villa`,
    `${everywhere}?query=2%2B1&price=-900000&sort=-price&page=2`,
    `${everywhere}?page=99`,
    `${turkey}?rooms=2-1&rooms=3-1`,
    `${everywhere}?where=turkey%2Fistanbul&type=villas`,
    linkTo(language, "listing", { country: "turkey", type: "properties" }),
    linkTo(language, "listing", { country: "uae", type: "citizenship-turkey" }),
    linkTo(language, "city", { country: "turkey", city: "bosphorus-terraces" }),
    linkTo(language, "city", { country: "turkey", city: "kadikoy" }),
    linkTo(language, "city", { country: "uae", city: "istanbul" }),
    linkTo(language, "project", { ...marinaArc, city: "abu-dhabi" }),
    `${linkTo(language, "project", marinaArc)}?unit=2&plan=1`,
  ];
}

/** The URL of a page's data request. */
function dataOf(path: string): string {
  const [pathname = "", query] = path.split("?");
  return `${pathname}.data${query === undefined ? "" : `?${query}`}`;
}

async function answerAt(origin: string, target: string, cookie: string) {
  const headers = cookie === "" ? {} : { Cookie: cookie };
  const response = await fetch(origin + target, { headers, redirect: "manual" });
  const body = await response.text();
  return {
    status: response.status,
    headers: compared.map((name) => response.headers.get(name)?.replaceAll(origin, "")),
    body: body.replaceAll(origin, "").replaceAll(encodeURIComponent(origin), ""), // the encoded one is in share links
  };
}

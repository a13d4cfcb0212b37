/** What a page can do without, and what it cannot: each of its calls fails in turn. */
import type { Page } from "@playwright/test";
import { calls, type CallName } from "#contract/calls.ts";
import { linkTo } from "#domain/links.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { failings } from "#tests/support/failing-api.ts";

interface Screen {
  path: string;
  essential: CallName[];
  extra: CallName[];
}

const surroundings: CallName[] = ["areaNavigation", "currencies", "filterPages", "footerLinks"];
const withoutCurrencies = surroundings.filter((name) => name !== "currencies");
const withoutFooter = surroundings.filter((name) => name !== "footerLinks");

const screens: Record<string, Screen> = {
  home: {
    path: linkTo("ar", "home"),
    essential: ["homePage"],
    extra: [...surroundings, "propertyTypes"],
  },
  listing: {
    path: linkTo("en", "listing", { country: "turkey" }),
    essential: ["listing"],
    extra: surroundings,
  },
  project: {
    path: linkTo("en", "project", { country: "uae", city: "dubai", slug: "marina-arc" }),
    essential: ["project", "currencies"],
    extra: [...withoutCurrencies, "towns"],
  },
  country: {
    path: linkTo("ar", "country", { country: "turkey" }),
    essential: ["cities"],
    extra: [...surroundings, "listing"],
  },
  city: {
    path: linkTo("en", "city", { country: "cyprus", city: "limassol" }),
    essential: ["towns"],
    extra: [...surroundings, "listing"],
  },
  contact: {
    path: linkTo("en", "contact-us"),
    essential: ["page", "footerLinks"],
    extra: [...withoutFooter, "towns", "cities"],
  },
  about: {
    path: linkTo("ar", "about-us"),
    essential: ["page"],
    extra: [...surroundings, "countries", "towns", "cities"],
  },
  team: { path: linkTo("en", "our-team"), essential: ["page"], extra: surroundings },
  partnership: { path: linkTo("ar", "partnership"), essential: ["page"], extra: surroundings },
  landing: {
    path: linkTo("ar", "landing", { country: "cyprus" }),
    essential: ["page"],
    extra: surroundings,
  },
  "privacy policy": {
    path: linkTo("en", "privacy-policy"),
    essential: ["page"],
    extra: surroundings,
  },
  developers: {
    path: linkTo("ar", "developer-companies"),
    essential: ["developers"],
    extra: surroundings,
  },
  developer: {
    path: linkTo("en", "developer-company", { slug: "bogazhan-yapi" }),
    essential: ["developer"],
    extra: surroundings,
  },
  offers: { path: linkTo("ar", "offers"), essential: ["offers"], extra: surroundings },
  blog: {
    path: linkTo("ar", "blog"),
    essential: ["posts"],
    extra: [...surroundings, "blogCategories", "latestPosts"],
  },
  article: {
    path: linkTo("en", "article", { slug: "istanbul-districts-compared-2026" }),
    essential: ["post"],
    extra: [...surroundings, "listing"],
  },
  videos: {
    path: linkTo("en", "videos"),
    essential: ["videos"],
    extra: [...surroundings, "featuredVideos"],
  },
  "coming soon": { path: linkTo("ar", "coming-soon"), essential: ["page"], extra: surroundings },
  "city guide": {
    path: linkTo("en", "city-guide", { city: "istanbul" }),
    essential: ["towns"],
    extra: [...surroundings, "town", "page", "listing", "similarRegions"],
  },
  "town guide": {
    path: linkTo("ar", "town-guide", { city: "istanbul", town: "kadikoy" }),
    essential: ["town"],
    extra: [...surroundings, "towns", "page"],
  },
  comparison: {
    path: linkTo("en", "compare", { homes: ["IST-1042", "DXB-2010"] }),
    essential: ["referencedProjects", "project", "currencies"],
    extra: withoutCurrencies,
  },
  questionnaire: {
    path: linkTo("ar", "questionnaire", { step: "result" }),
    essential: ["propertyTypes"],
    extra: [...surroundings, "project", "page"],
  },
  "not found": {
    path: `${linkTo("en", "home")}/no-such-place`,
    essential: ["redirect"],
    extra: surroundings,
  },
};

const fail = failings["answers 500"] ?? null;

for (const [name, { path, essential, extra }] of Object.entries(screens)) {
  for (const [index, call] of essential.entries()) {
    test(`${name} is nothing without ${call}`, async ({ request, show, api, site }) => {
      api.fail(fail, isCall(call));
      const answer = await request.get(site.url + path, { headers: { Cookie: visitor(index) } });
      expect(answer.status()).toBe(503);
      expect(answer.headers()["cache-control"]).toBe("no-store");
      const page = await show(answer);
      await expect(page.locator("[data-reference]")).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
    });
  }

  const status = name === "not found" ? 404 : 200;
  for (const [index, call] of extra.entries()) {
    test(`${name} stands without ${call}, and is not kept`, async ({
      request,
      show,
      api,
      site,
    }) => {
      const headers = { Cookie: visitor(essential.length + index) };
      api.fail(fail, isCall(call));
      const poor = await request.get(site.url + path, { headers });
      expect([poor.status(), poor.headers()["cache-control"]]).toEqual([status, "no-store"]);
      const reported = () => site.logLines().filter((line) => line["call"] !== undefined);
      await expect.poll(() => reported().at(-1)).toMatchObject({ call, level: "error" });
      const without = await outlineOf(await show(poor));
      expect(without.empty).toEqual([]);

      api.fail(null);
      const answer = await request.get(site.url + path, { headers });
      expect(answer.status()).toBe(status);
      expect(answer.headers()["cache-control"] === "no-store").toBe(status === 404);
      const whole = await outlineOf(await show(answer));
      expect(whole.headings).toEqual(expect.arrayContaining(without.headings));
      expect(without.headings[0]).toBe(whole.headings[0]);
    });
  }

  test(`${name} without all that it can do without is taken up by its script`, async ({
    page,
    api,
    site,
  }) => {
    await page.setExtraHTTPHeaders({ Cookie: visitor(essential.length + extra.length) });
    const hits = extra.map(isCall);
    api.fail(fail, (asked) => hits.some((isHit) => isHit(asked)));
    const response = await openScripted(page, site.url + path);
    expect(response?.status()).toBe(status);
    const { headings, empty } = await outlineOf(page);
    expect(headings[0]).toMatch(/./);
    expect(empty).toEqual([]);
    api.fail(null);
  });
}

/** One for each call of a screen, and one for all. */
function visitor(index: number): string {
  const cookie = visitors[index];
  if (cookie === undefined) throw new Error("A screen has more calls than there are visitors");
  return cookie;
}

function isCall(name: CallName): (path: string) => boolean {
  const pattern = calls[name].path.replaceAll(/\{\w+\}/g, "[^/]+");
  return (path) => new RegExp(`^${pattern}(?:\\?|$)`).test(path);
}

/** The headings of a page, and what of it has nothing in it. */
async function outlineOf(page: Page) {
  return page.evaluate(() => {
    const textOf = (element: Element) => element.textContent.trim();
    const headings = [...document.querySelectorAll("main h1, main h2, main h3")].map(textOf);
    const empty = [
      ...document.querySelectorAll("h1, h2, h3, ul, dl, nav, section, p:not([role=status])"),
    ]
      .filter((element) => textOf(element) === "" && element.querySelector("img, svg") === null)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
    return { headings, empty };
  });
}

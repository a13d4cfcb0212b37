import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { demoSite, textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const home = linkTo(language, "home");
  const { htmlLang, direction } = localeFacts[language];

  test(`an unknown path is a 404 inside the layout: ${language}`, async () => {
    const page = await visit(`${home}/no-such-place`);
    expect(page.status).toBe(404);
    expect(page.document.documentElement).toHaveAttribute("dir", direction);
    expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(texts("failure.not_found.title"));
    expect(page.document.title).toBe(texts("failure.not_found.page_title"));
    expect(page.getByText(texts("failure.not_found.text"))).toBeInTheDocument();
    expect(within(page.getByRole("main")).getByRole("search")).toBeInTheDocument();
    expect(page.getByRole("contentinfo")).toBeInTheDocument();
    const link = page.getByRole("link", { name: texts("failure.home") });
    expect(link).toHaveAttribute("href", home);
  });

  test(`a URL that is too long is refused with a message: ${language}`, async () => {
    for (const path of [`${home}/${"a".repeat(2_500)}`, `${home}?${"a".repeat(4_500)}`]) {
      const page = await visit(path);
      expect(page.status).toBe(414);
      expect(page.document.documentElement).toHaveAttribute("lang", htmlLang);
      expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(texts("failure.too_long.title"));
      expect(page.document.title).toBe(texts("failure.too_long.title"));
      expect(within(page.getByRole("main")).getByRole("search")).toBeInTheDocument();
      expect(page.getByRole("contentinfo")).toBeInTheDocument();
    }
  });

  test(`a path that cannot be decoded is a 404 inside the layout: ${language}`, async () => {
    for (const word of ["%", "%E0%A4%A", "a/b/c/%zz"]) {
      const page = await visit(`${home}/${word}`);
      expect(page.status, `for ${word}`).toBe(404);
      expect(page.document.documentElement).toHaveAttribute("dir", direction);
      expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(
        texts("failure.not_found.title"),
      );
      expect(page.getByRole("contentinfo")).toBeInTheDocument();
    }
  });

  test(`a POST to a page is a 405 with its allowed methods: ${language}`, async () => {
    const page = await visit(linkTo(language, "country", { country: "turkey" }), {
      method: "POST",
    });
    expect([page.status, page.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(page.getByText(texts("failure.read_only.text"))).toBeInTheDocument();
    expect(page.getByRole("contentinfo")).toBeInTheDocument();
  });
}

test("error pages use the specification's texts", () => {
  const texts = textsOf("en");
  expect(texts("failure.not_found.page_title")).toBe("This page could not be found");
  expect(texts("failure.not_found.title")).toBe("Page not found");
  expect(texts("failure.server_error.title")).toBe("Something went wrong, please try again later");
});

const missing: [what: string, path: string][] = [
  [
    "a project under another city",
    linkTo("en", "project", { country: "turkey", city: "antalya", slug: "bosphorus-terraces" }),
  ],
  ["a city under another country", linkTo("en", "city", { country: "uae", city: "istanbul" })],
  [
    "a filter page under another country",
    linkTo("en", "listing", { country: "uae", type: "citizenship-turkey" }),
  ],
  ["an unknown type", linkTo("en", "listing", { country: "turkey", type: "castles" })],
  ["a page past the end", `${linkTo("en", "listing", { country: "turkey" })}?page=99`],
  ["an unknown language", linkTo("en", "home").replace("en", "xx")],
];

for (const [what, path] of missing) {
  test(`${what} is a 404 in English`, async () => {
    const page = await visit(path);
    expect(page.status).toBe(404);
    expect(page.document.documentElement).toHaveAttribute("lang", "en");
    expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(
      textsOf("en")("failure.not_found.title"),
    );
  });
}

test("the coming-soon page says that it is not ready yet", async () => {
  const page = await visit(linkTo("en", "coming-soon"));
  expect(page.status).toBe(200);
  expect(textOf(page.getByRole("heading", { level: 1 }))).toBe("Not ready yet, on purpose");
});

test("a town, an old path and a capital letter redirect to the canonical path", async () => {
  const { url: siteUrl } = await demoSite();
  const turkey = linkTo("en", "listing", { country: "turkey" });
  const moved: [from: string, to: string][] = [
    [turkey.toUpperCase().replace("/EN", "/en"), turkey],
    [`${turkey}/`, turkey],
    [linkTo("en", "listing", { country: "turkey", type: "properties" }), turkey],
    [
      linkTo("en", "city", { country: "turkey", city: "bosphorus-terraces" }),
      linkTo("en", "project", { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" }),
    ],
    [`${linkTo("ar", "home")}/invest-in-Syria`, linkTo("ar", "coming-soon")],
  ];
  for (const [from, to] of moved) {
    const response = await fetch(siteUrl + from);
    expect([response.status, response.url], `from ${from}`).toEqual([200, siteUrl + to]);
  }
});

test("redirects have a Cache-Control header", async () => {
  const turkey = linkTo("en", "listing", { country: "turkey" });
  const cachingOf = async (path: string) => {
    const { status, headers } = await visit(path);
    return [status, headers.get("cache-control")];
  };
  expect(await cachingOf(`${turkey}/`)).toEqual([308, "public, max-age=3600"]);
  expect(await cachingOf(`${turkey}/.data`)).toEqual([204, "no-store"]);
  expect(await cachingOf(`${turkey}?rooms=`)).toEqual([302, "no-store"]); // as submitted by a plain form
});

test("the root redirects to the chosen language, else to the browser's", async () => {
  const rootIn = async (requestHeaders: Record<string, string>) => {
    const { status, headers } = await visit("/", { headers: requestHeaders });
    expect(headers.has("set-cookie")).toBe(false); // only a choice sets it
    return [status, headers.get("location"), headers.get("cache-control")];
  };
  const redirectToHome = (locale: Locale) => [302, linkTo(locale, "home"), "no-store"];
  expect(await rootIn({ "Accept-Language": "ru-RU,ru;q=0.9,en;q=0.8" })).toEqual(
    redirectToHome("ru"),
  );
  expect(await rootIn({ "Accept-Language": "de-DE,tr;q=0.5" })).toEqual(redirectToHome("tr"));
  expect(await rootIn({ "Accept-Language": "de-DE" })).toEqual(redirectToHome("en"));
  const chosen = { "Accept-Language": "ru-RU", Cookie: "i18n_redirected=ar" };
  expect(await rootIn(chosen)).toEqual(redirectToHome("ar"));
});

import { linkTo } from "#domain/links.ts";
import { localeFacts, locales, type Locale } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

for (const language of locales) {
  test(`a path that names nothing is a 404 inside the shell: ${language}`, async ({ page }) => {
    const texts = textsOf(language);
    const response = await page.goto(`${linkTo(language, "home")}/no-such-place`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("dir", localeFacts[language].direction);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts("failure.not_found.title"),
    );
    await expect(page).toHaveTitle(texts("failure.not_found.page_title"));
    await expect(page.getByText(texts("failure.not_found.text"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("search")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.getByRole("link", { name: texts("failure.home") }).click();
    await expect(page).toHaveURL(linkTo(language, "home"));
  });
}

for (const language of locales) {
  test(`an address that is too long is refused in words: ${language}`, async ({ page }) => {
    const texts = textsOf(language);
    const home = linkTo(language, "home");
    for (const path of [`${home}/${"a".repeat(2_500)}`, `${home}?${"a".repeat(4_500)}`]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(414);
      await expect(page.locator("html")).toHaveAttribute("lang", localeFacts[language].htmlLang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts("failure.too_long.title"),
      );
      await expect(page).toHaveTitle(texts("failure.too_long.title"));
      await expect(page.getByRole("main").getByRole("search")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
  });
}

test("what failed is told in the words of the specification", async ({ texts }) => {
  expect(texts("failure.not_found.page_title")).toBe("This page could not be found");
  expect(texts("failure.not_found.title")).toBe("Page not found");
  expect(texts("failure.fault.title")).toBe("Something went wrong, please try again later");
});

for (const language of ["en", "ar"] as const) {
  test(`a path that cannot be decoded is a 404 inside the shell: ${language}`, async ({ page }) => {
    const texts = textsOf(language);
    for (const word of ["%", "%E0%A4%A", "a/b/c/%zz"]) {
      const response = await page.goto(`${linkTo(language, "home")}/${word}`);
      expect(response?.status(), word).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("dir", localeFacts[language].direction);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts("failure.not_found.title"),
      );
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
  });

  test(`a page that is sent something says what it takes: ${language}`, async ({
    request,
    show,
  }) => {
    const texts = textsOf(language);
    const answer = await request.post(linkTo(language, "country", { country: "turkey" }));
    expect([answer.status(), answer.headers()["allow"]]).toEqual([405, "GET, HEAD"]);
    const page = await show(answer);
    await expect(page.getByText(texts("failure.read_only.text"))).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

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
  ["an unknown language", linkTo("en", "home").replace("en", "de")],
];

for (const [what, path] of missing) {
  test(`${what} is a 404 in English`, async ({ request, show, texts }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const page = await show(answer);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      texts("failure.not_found.title"),
    );
  });
}

test("a screen that comes later says so", async ({ request, show, language }) => {
  const answer = await request.get(linkTo(language, "coming-soon"));
  expect(answer.status()).toBe(200);
  const page = await show(answer);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a town, an old path and a capital letter lead to the right place", async ({
  request,
  siteUrl,
}) => {
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
    const answer = await request.get(from);
    expect([answer.status(), answer.url()], from).toEqual([200, siteUrl + to]);
  }
});

test("redirects say how long they may be kept", async ({ request }) => {
  const turkey = linkTo("en", "listing", { country: "turkey" });
  const keptFor = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["cache-control"]];
  };
  expect(await keptFor(`${turkey}/`)).toEqual([308, "public, max-age=3600"]);
  expect(await keptFor(`${turkey}/.data`)).toEqual([204, "no-store"]);
  expect(await keptFor(`${turkey}?rooms=`)).toEqual([302, "no-store"]); // as a plain form sends it
});

test("the root leads to the language of the browser, and to a chosen one before it", async ({
  request,
}) => {
  const rootIn = async (headers: Record<string, string>) => {
    const response = await request.get("/", { headers, maxRedirects: 0 });
    const { location, "cache-control": cacheControl, ...others } = response.headers();
    expect(others).not.toHaveProperty("set-cookie"); // that is for a choice
    return [response.status(), location, cacheControl];
  };
  const home = (locale: Locale) => [302, linkTo(locale, "home"), "no-store"];
  expect(await rootIn({ "Accept-Language": "ru-RU,ru;q=0.9,en;q=0.8" })).toEqual(home("ru"));
  expect(await rootIn({ "Accept-Language": "de-DE,tr;q=0.5" })).toEqual(home("tr"));
  expect(await rootIn({ "Accept-Language": "de-DE" })).toEqual(home("en"));
  const chosen = { "Accept-Language": "ru-RU", Cookie: "i18n_redirected=ar" };
  expect(await rootIn(chosen)).toEqual(home("ar"));
});

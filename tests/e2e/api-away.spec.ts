import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/api-away.ts";
import { startSite } from "#tests/e2e/support/processes.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";
import { failings, silences } from "#tests/support/failing-api.ts";

const faults = { ...failings, ...silences };
const languages = ["en", "ar"] as const;
const surroundings = ["areaNavigation", "currencies", "filterPages", "footerLinks"];

for (const [index, [how, fail]] of Object.entries(faults).entries()) {
  test(`an API that ${how} gives an error page with a way back`, async ({
    request,
    show,
    api,
    site,
  }) => {
    api.fail(fail);
    // At once, since some faults take all the patience there is.
    const answers = await Promise.all(
      languages.map(async (language) => {
        const path = uncached(language, index);
        return { language, path, answer: await request.get(site.url + path) };
      }),
    );
    api.fail(null);
    for (const { language, path, answer } of answers) {
      const texts = textsOf(language);
      const headers = answer.headers();
      expect(answer.status()).toBe(503);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["retry-after"]).toMatch(/^\d+$/);
      expect(await answer.text()).not.toMatch(/\bat \S+:\d+:\d+|node:internal|fault\.ts/);

      const page = await show(answer);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts("failure.fault.title"),
      );
      const reference = headers["x-request-id"] ?? "";
      await expect(page.locator("[data-reference]")).toHaveText(reference);
      await expect(page.getByRole("link", { name: texts("failure.retry") })).toHaveAttribute(
        "href",
        path,
      );
      const named = () =>
        site
          .logLines()
          .filter(({ requestId }) => requestId === reference)
          .map(({ call }) => String(call))
          .toSorted((one, other) => one.localeCompare(other));
      await expect.poll(named).toEqual([...surroundings, "listing"]); // each once

      const again = await show(await request.get(site.url + path));
      await expect(again.getByRole("article").first()).toBeVisible();
    }
  });
}

for (const [index, language] of languages.entries()) {
  test(`the error page leads back once the API answers again: ${language}`, async ({
    page,
    api,
    site,
  }) => {
    const texts = textsOf(language);
    const path = uncached(language, Object.keys(faults).length + index);
    api.fail(failings["answers 500"] ?? null);
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(503);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts("failure.fault.title"));
    const reference = response?.headers()["x-request-id"] ?? "";
    await expect(page.locator("[data-reference]")).toHaveText(reference);
    expect(await page.content()).not.toMatch(/\bat \S+:\d+:\d+|node:internal|fault\.ts/);

    api.fail(null);
    await page.getByRole("link", { name: texts("failure.retry") }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto(site.url + path);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
}

/** Each number is an address of its own, of which nothing has been kept. */
function uncached(language: Locale, number: number): string {
  return `${linkTo(language, "listing", { country: "turkey" })}?price=${number}-`;
}

test("an API that is not there gives the error page at once, and the process lives", async ({
  page,
  request,
  texts,
}) => {
  const site = await startSite({ API_BASE_URL: "http://127.0.0.1:9/api/v1" });
  const response = await page.goto(site.url + linkTo("en", "home"));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts("failure.fault.title"));
  await expect(page.getByRole("link", { name: texts("failure.home") })).toBeVisible();
  expect((await request.get(`${site.url}/healthz`)).status()).toBe(200);
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(503);
  await site.stop();
});

test("while the API is away the company can be reached as before", async ({ page, api, site }) => {
  const texts = textsOf("ar");
  api.fail(null);
  await page.goto(site.url + linkTo("ar", "home"));
  const call = page.getByRole("contentinfo").locator("a[href^='tel:']").first();
  const phone = (await call.textContent()) ?? "";

  api.fail(failings["answers 500"] ?? null);
  const path = linkTo("ar", "town-guide", { city: "istanbul", town: "kadikoy" });
  const response = await page.goto(site.url + path);
  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(call).toHaveText(phone);
  const write = texts.markup("failure.fault.text", { write: (words) => `<${words}>` });
  const name = /<(.+)>/.exec(write)?.[1] ?? "";
  await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\//,
  );
  api.fail(null);
});

test("a process that never knew its surroundings shows a page without them", async ({
  page,
  api,
}) => {
  const site = await startSite({ API_BASE_URL: api.baseUrl });
  const someOfIt = /\/(?:footer-links|currencies|regions\/filter)/;
  api.fail(failings["answers 500"] ?? null, (path) => someOfIt.test(path));
  const response = await page.goto(site.url + linkTo("en", "home"));
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo").locator("a[href^='tel:']")).toHaveCount(0);
  api.fail(null);
  await site.stop();
});

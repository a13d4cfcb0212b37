import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/api-away.ts";
import { startSite } from "#tests/e2e/support/processes.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";
import { failings, silences } from "#tests/support/failing-api.ts";

const faults = { ...failings, ...silences };

for (const [how, fail] of Object.entries(faults)) {
  for (const language of ["en", "ar"] as const) {
    test(`an API that ${how} gives an error page with a way back: ${language}`, async ({
      page,
      api,
      site,
    }) => {
      const texts = textsOf(language);
      // Each case has an address of its own, which no cache has seen.
      const path = `${linkTo(language, "listing", { country: "turkey" })}?price=${Object.keys(faults).indexOf(how)}-`;
      api.fail(fail);
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(503);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      expect(response?.headers()["retry-after"]).toMatch(/^\d+$/);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts("failure.fault.title"),
      );
      expect(await page.content()).not.toMatch(/\bat \S+:\d+:\d+|node:internal|fault\.ts/);

      const reference = response?.headers()["x-request-id"] ?? "";
      await expect(page.locator("[data-reference]")).toHaveText(reference);
      const reported = site.logLines().filter(({ requestId }) => requestId === reference);
      const named = reported.map(({ call }) => String(call));
      expect(named.toSorted((one, other) => one.localeCompare(other))).toEqual(
        ["areaNavigation", "currencies", "filterPages", "footerLinks", "listing"], // each once
      );

      api.fail(null);
      await page.getByRole("link", { name: texts("failure.retry") }).click();
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.goto(site.url + path);
      await expect(page.getByRole("article").first()).toBeVisible();
    });
  }
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
  const phone = await call.innerText();

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
  const surroundings = /\/(?:footer-links|currencies|regions\/filter)/;
  api.fail(failings["answers 500"] ?? null, (path) => surroundings.test(path));
  const response = await page.goto(site.url + linkTo("en", "home"));
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo").locator("a[href^='tel:']")).toHaveCount(0);
  api.fail(null);
  await site.stop();
});

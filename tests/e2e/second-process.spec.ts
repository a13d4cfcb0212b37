import type { APIRequestContext } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { openProperties } from "#tests/e2e/support/site.ts";

for (const language of ["en", "ar"] as const) {
  for (const [name, path] of Object.entries(keyPages(language))) {
    test(`a site with its API in another process shows the same: ${name}, ${language}`, async ({
      request,
      siteUrl,
      frontUrl,
    }) => {
      const one = await pageAt(request, siteUrl, path);
      const two = await pageAt(request, frontUrl, path);
      expect(two).toEqual(one);
    });
  }
}

test("its pictures, links and forms work, too", async ({ page, texts, isNarrow, frontUrl }) => {
  await page.goto(frontUrl + linkTo("en", "home"));
  const menu = await openProperties({ page, texts, isNarrow });
  await menu.getByRole("link", { name: texts("nav.villas_uae") }).click();
  await expect(page).toHaveURL(
    frontUrl + linkTo("en", "listing", { country: "uae", type: "villas" }),
  );
  const picture = page.getByRole("article").first().getByRole("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

/** Status and markup without scripts: the data that they carry may name its fields in another order. */
async function pageAt(request: APIRequestContext, origin: string, path: string) {
  const response = await request.get(origin + path);
  const markup = (await response.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  return { status: response.status(), markup: markup.replaceAll(origin, "") };
}

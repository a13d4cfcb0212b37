import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openPropertiesMenu } from "#tests/e2e/support/page-steps.ts";

test("pictures and links of a site with its API in another process work", async ({
  page,
  texts,
  isNarrow,
  frontUrl,
}) => {
  await page.goto(frontUrl + linkTo("en", "home"));
  const menu = await openPropertiesMenu({ page, texts, isNarrow });
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

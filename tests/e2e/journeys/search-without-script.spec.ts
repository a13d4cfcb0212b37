import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openSearch } from "#tests/e2e/support/page-steps.ts";

test.use({ javaScriptEnabled: false });

test("without a script words are searched for and removed, an empty field lists everything, and no heading names an absent place", async ({
  page,
  texts,
  language,
}) => {
  const everywhere = linkTo(language, "listing", { country: "properties" });
  await page.goto(linkTo(language, "home"));
  const field = await openSearch({ page, texts });
  await expect(field).toHaveRole("searchbox");
  await field.fill("2+1 kadikoy bay");
  await field.press("Enter");
  await expect(page).toHaveURL(`${everywhere}?query=2%2B1+kadikoy+bay`);
  await page
    .getByRole("list", { name: texts("listing.applied_filters") })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(`${everywhere}?query=bay&rooms=2-1`);

  await page.goto(linkTo(language, "home"));
  await (await openSearch({ page, texts })).press("Enter");
  await expect(page).toHaveURL(everywhere);

  await page.goto(`${everywhere}?type=castles`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts("listing.heading.match"));
});

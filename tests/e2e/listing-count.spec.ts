/** What a listing tells of how many homes it has found. */
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

for (const language of locales) {
  test(`how many homes there are, which of them are shown and their order are heard apart: ${language}`, async ({
    request,
    show,
  }) => {
    const page = await show(await request.get(linkTo(language, "listing", { country: "turkey" })));
    const found = (await page.getByRole("main").getByRole("status").textContent()) ?? "";
    const { number } = formatsFor(language);
    const texts = textsOf(language);
    const shown = texts("listing.on_page", { from: number(1), to: number(12) });
    const order = `${texts("listing.sort.label")} ${texts("listing.sort.newest")}`;
    expect(found.endsWith(` ${shown} ${order}`), found).toBe(true);
  });
}

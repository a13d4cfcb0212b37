import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const home = { country: "uae", city: "dubai", slug: "marina-arc" };
const chosen = { cookie: "currency=GBP" };

for (const language of ["en", "ar"] as const) {
  const texts = textsOf(language);
  const [note = ""] = texts("card.rate_note", { date: "|" }).split("|");

  test(`whoever reads a converted price reads of which day its rate is: ${language}`, async ({
    request,
    show,
  }) => {
    test.slow();
    const pages = {
      ...keyPages(language),
      "question about a home": linkTo(language, "enquiry", { kind: "project", project: home }),
    };
    const converting: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      await test.step(name, async () => {
        const page = await show(await request.get(path, { headers: chosen }));
        const main = page.getByRole("main");
        if ((await main.getByText(/£\s?[0-9]|[0-9]\s?£/).count()) === 0) return;
        converting.push(name);
        await expect.soft(main.getByText(note).first(), name).toBeVisible();
      });
    }
    expect(converting.length).toBeGreaterThan(15);
  });
}

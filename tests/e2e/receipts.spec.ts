import { askedChoicesQuery } from "#contract/purchase-choices.ts";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { projectFile } from "#tests/support/content-files.ts";
import { workedReceipts } from "#tests/support/worked-receipts.ts";

for (const worked of workedReceipts) {
  test(`the project page shows the worked receipt: ${worked.title}`, async ({
    request,
    show,
    texts,
  }) => {
    const { country, city, units } = projectFile(worked.project);
    const row = units.findIndex(
      ({ type, rooms }) => type === worked.type && rooms === worked.rooms,
    );
    const query = askedChoicesQuery({
      unit: row + 1,
      plan: null,
      signing: null,
      resale: worked.sale === "resale",
      onlyWith: worked.onlyWith,
      loanPercent: worked.loanPercent,
    });
    const path = linkTo("en", "project", { country, city, slug: worked.project });
    const page = await show(await request.get(`${path}?${query}`));

    const heading = page.getByRole("heading", { name: texts("project.cost.heading"), exact: true });
    const receipt = page.locator("section").filter({ has: heading }).last();
    const amounts = await receipt.locator("dl").first().locator("dd").allTextContents();
    const figures = amounts.map((text) =>
      [...text.matchAll(/\d[\d,]*/g)].map(([figure]) => Number(figure.replaceAll(",", ""))),
    );
    expect(figures).toEqual(worked.lines.map((line) => line.amounts));
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the receipt answers what a visitor says of the purchase", async ({ page, texts }) => {
    const project = { country: "uae", city: "dubai", slug: "circle-court" };
    await page.goto(linkTo("en", "project", project));
    await page.getByRole("checkbox", { name: texts("project.cost.mortgage") }).check();
    await page.getByRole("spinbutton", { name: texts("project.cost.loan") }).fill("60");
    await page.getByRole("button", { name: texts("project.cost.recalculate") }).click();
    await expect(page.getByRole("main")).toContainText("1,007,196");
  });
});

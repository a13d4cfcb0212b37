import { expect, test } from "vitest";
import { writeChoicesQuery } from "#contract/purchase-choices.ts";
import { linkTo } from "#domain/links.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { formUrl } from "#tests/http/support/forms.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { projectFile } from "#tests/support/content-files.ts";
import { workedReceipts } from "#tests/support/worked-receipts.ts";

const texts = textsOf("en");

for (const worked of workedReceipts) {
  test(`the project page shows the worked receipt: ${worked.title}`, async () => {
    const { country, city, units } = projectFile(worked.project);
    const row = units.findIndex(
      ({ type, rooms }) => type === worked.type && rooms === worked.rooms,
    );
    const query = writeChoicesQuery({
      unit: row + 1,
      plan: null,
      signing: null,
      resale: worked.sale === "resale",
      onlyWith: worked.onlyWith,
      loanPercent: worked.loanPercent,
    });
    const path = linkTo("en", "project", { country, city, slug: worked.project });
    const page = await visit(`${path}?${query}`);

    const receipt = page
      .getByRole("heading", { name: texts("project.cost.heading") })
      .closest("section");
    const amounts = [...(receipt?.querySelector("dl")?.querySelectorAll("dd") ?? [])];
    const figures = amounts.map((amount) =>
      [...textOf(amount).matchAll(/\d[\d,]*/g)].map(([figure]) =>
        Number(figure.replaceAll(",", "")),
      ),
    );
    expect(figures).toEqual(worked.lines.map((line) => line.amounts));
  });
}

test("the receipt follows the purchase form", async () => {
  const project = linkTo("en", "project", { country: "uae", city: "dubai", slug: "circle-court" });
  const page = await visit(project);
  page.getByRole("checkbox", { name: texts("project.cost.mortgage") }).click();
  const loan = page.getByRole("spinbutton", { name: texts("project.cost.loan") });
  loan.setAttribute("value", "60");
  const button = page.getByRole("button", { name: texts("project.cost.recalculate") });
  const answer = await visit(formUrl(button.closest("form")));
  expect(answer.getByRole("main")).toHaveTextContent("1,007,196");
});

import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { hrefsOf, textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedAmong, testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`the contact page has every contact channel: ${language}`, async () => {
    const page = await visit(linkTo(language, "contact-us"));
    const main = within(page.getByRole("main"));
    expect(main.getByRole("link", { name: "+971 4 555 0142" })).toBeInTheDocument();
    expect(main.getByRole("link", { name: "hello@sahil.example" })).toBeInTheDocument();
    const send = main.getByRole("button", { name: texts("enquiry.send.question") });
    expect(send).toBeInTheDocument();
    const offices = page.document.querySelector<HTMLElement>("#offices") ?? page.document.body;
    expect(within(offices).getAllByRole("img", { name: /.+/ })).toHaveLength(3);
    const maps = hrefsOf(offices.querySelectorAll("a[href*='mlat=25.1863&mlon=55.2731']"));
    expect(maps).toHaveLength(1);
  });
}

for (const language of testedAmong("en", "ar", "tr")) {
  test(`every contact link names the project of the page: ${language}`, async () => {
    const at = { country: "uae", city: "dubai", slug: "marina-arc" };
    const page = await visit(linkTo(language, "project", at));
    const channels = page.getByRole("complementary", {
      name: textsOf(language)("nav.contact_channels"),
    });
    const [href, ...others] = hrefsOf(channels.querySelectorAll("a[href*='wa.me']"));
    expect(others).toEqual([]);
    expect(decodeURIComponent(href ?? "")).toMatch(/97145550142.*\(DXB-2010\)/);
  });
}

test("without script the offices' hours and the form are shown", async () => {
  const texts = textsOf("ar");
  const page = await visit(linkTo("ar", "contact-us"));
  expect(page.getAllByText("من الاثنين إلى السبت").length).toBeGreaterThan(0);
  const forms = [...page.document.querySelectorAll("main form")];
  expect(forms).toHaveLength(1);
  expect(forms[0]).toHaveAttribute("action", linkTo("ar", "enquiry", {}));
  expect(textOf(page.document.body)).not.toContain(texts("contact.office.open"));
});

import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { hrefsOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  const texts = textsOf(language);

  test(`the partnership page links to its application: ${language}`, async () => {
    const page = await visit(linkTo(language, "partnership"));
    const apply = page.getByRole("link", { name: texts("partnership.apply") });
    expect(apply).toHaveAttribute("href", "#apply");
    const form = page.document.querySelector<HTMLElement>("#apply form");
    const send = page.getByRole("button", { name: texts("enquiry.send.application") });
    expect(form).toContainElement(send);
    const kinds = page.document.querySelectorAll("input[name=kind]");
    expect(kinds).toHaveLength(1);
    expect(kinds[0]).toHaveValue("partnership");
  });

  test(`every link in the privacy policy leads somewhere: ${language}`, async () => {
    const page = await visit(linkTo(language, "privacy-policy"));
    const contents = page.getByRole("navigation", { name: texts("policy.contents") });
    const links = within(contents).getAllByRole("link");
    expect(links).toHaveLength(13);
    const hrefs = hrefsOf(page.document.querySelectorAll("main a[href^='#']"));
    const astray = hrefs.filter((href) => !page.document.getElementById(href?.slice(1) ?? ""));
    expect(astray).toEqual([]);
    expect(links[8]).toHaveAttribute("href", "#section-9");
    const mail = page.document.querySelector("main a[href='mailto:hello@sahil.example']");
    expect(mail).toBeInTheDocument();
  });

  test(`forms name the version of the policy that is shown: ${language}`, async () => {
    const policy = await visit(linkTo(language, "privacy-policy"));
    const [time, ...others] = policy.document.querySelectorAll("main time");
    expect(others).toEqual([]);
    const version = time?.getAttribute("datetime");
    expect(version).toBeTruthy();
    for (const screen of ["contact-us", "partnership", "coming-soon"] as const) {
      const { document } = await visit(linkTo(language, screen));
      const fields = document.querySelectorAll("input[name=privacy_version]");
      const versions = [...fields].map((field) => field.getAttribute("value"));
      expect([screen, ...versions]).toEqual([screen, version]);
    }
  });

  test(`the coming-soon page has a form for an e-mail address: ${language}`, async () => {
    const path = linkTo(language, "coming-soon");
    const page = await visit(path);
    expect(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
    expect(page.document.querySelector("input[name=kind]")).toHaveValue("opening");
    expect(page.document.querySelector("input[name=page]")).toHaveValue(path);
    const send = page.getByRole("button", { name: texts("enquiry.send.opening") });
    expect(send).toBeInTheDocument();
  });
}

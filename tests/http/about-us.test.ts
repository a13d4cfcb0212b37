import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { hrefsOf, textOf, visit } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const figures = {
  en: ["2015", "1,000+", "60+", "4,500"],
  ar: ["2015", "1,000+", "60+", "4,500"],
  tr: ["2015", "1.000+", "60+", "4.500"],
  ru: ["2015", "1000+", "60+", "4500"],
  zh: ["2015", "1,000+", "60+", "4,500"],
};

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const path = linkTo(language, "about-us");

  test(`the sections of the company page follow the content's order: ${language}`, async () => {
    const [about, team] = await Promise.all([
      answerOf("page", "/pages/about-us", language),
      answerOf("page", "/pages/our-team", language),
    ]);
    const page = await visit(path);
    expect(page.document.title.slice(0, about.title.length)).toBe(about.title);
    expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(about.hero.heading);
    const headings = about.sections.map(({ heading }) => heading);
    const offices = headings.pop() ?? "";
    const people = [team.hero.heading, texts("about.testimonials")];
    const main = page.getByRole("main");
    expect(within(main).getAllByRole("heading", { level: 2 }).map(textOf)).toEqual([
      ...headings,
      ...people,
      offices,
    ]);
    expect([...main.querySelectorAll(".facts .figure")].map(textOf)).toEqual(figures[language]);
    expect(main.querySelectorAll("blockquote")).toHaveLength(6);
    const [places] = page.document.querySelectorAll<HTMLElement>("#offices");
    const { getAllByRole } = within(places ?? main);
    expect(getAllByRole("article")).toHaveLength(about.offices.length);
    expect(getAllByRole("img")).toHaveLength(about.offices.length);
  });

  test(`everyone named on the company page is linked to the team: ${language}`, async () => {
    const { document } = await visit(path);
    const named = document.querySelectorAll(`main a[href^='${linkTo(language, "our-team")}#']`);
    const slugs = hrefsOf(named).map((href) => href?.split("#")[1] ?? "");
    expect(slugs).toHaveLength(14);
    const team = await visit(linkTo(language, "our-team"));
    const missing = slugs.filter(
      (slug) => team.document.querySelectorAll(`li[id='${slug}'] h4`).length !== 1,
    );
    expect(missing).toEqual([]);
  });

  test(`the company page links to the team, the projects and the contact form: ${language}`, async () => {
    const page = await visit(path);
    const main = within(page.getByRole("main"));
    const leadsTo = (name: string, to: string) =>
      expect(main.getByRole("link", { name })).toHaveAttribute("href", to);
    leadsTo(texts("about.team"), linkTo(language, "our-team"));
    leadsTo(texts("nav.ask"), linkTo(language, "enquiry"));
    leadsTo(texts("about.vetted_projects"), linkTo(language, "listing", { country: "properties" }));
  });

  test(`menu and footer link to the company and its team: ${language}`, async () => {
    const page = await visit(linkTo(language, "contact-us"));
    const menu = [...page.getByRole("banner").querySelectorAll("details")].find((details) =>
      textOf(details).includes(texts("nav.about")),
    );
    for (const screen of ["about-us", "contact-us", "partnership"] as const) {
      const link = menu?.querySelector(`a[href='${linkTo(language, screen)}']`);
      expect(link).toBeInTheDocument();
    }
    const footer = page.getByRole("contentinfo");
    for (const screen of ["about-us", "our-team"] as const) {
      const links = footer.querySelectorAll(`a[href='${linkTo(language, screen)}']`);
      expect(links).toHaveLength(1);
    }
  });
}

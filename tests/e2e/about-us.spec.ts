import type { APIRequestContext } from "@playwright/test";
import { Page as PageAnswer } from "#contract/page.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const figures = {
  en: ["2015", "1,000+", "60+", "4,500"],
  ar: ["2015", "1,000+", "60+", "4,500"],
  ru: ["2015", "1000+", "60+", "4500"],
};

for (const language of ["en", "ar", "ru"] as const) {
  const texts = textsOf(language);
  const path = linkTo(language, "about-us");

  test(`the company tells its story in the order of the content: ${language}`, async ({
    request,
    show,
  }) => {
    const [about, team] = await Promise.all([
      copyOf(request, language, "about-us"),
      copyOf(request, language, "our-team"),
    ]);
    const page = await show(await request.get(path));
    await expect(page).toHaveTitle(new RegExp(`^${about.title}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.hero.heading);
    const headings = about.sections.map(({ heading }) => heading);
    const offices = headings.pop() ?? "";
    const people = [team.hero.heading, texts("about.voices")];
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      ...headings,
      ...people,
      offices,
    ]);
    await expect(page.locator("main .facts .fig")).toHaveText(figures[language]);
    await expect(page.locator("main blockquote")).toHaveCount(6);
    await expect(page.locator("#offices").getByRole("article")).toHaveCount(about.offices.length);
    await expect(page.locator("#offices").getByRole("img")).toHaveCount(about.offices.length);
  });

  test(`everybody who is named is found among the team: ${language}`, async ({ request, show }) => {
    const page = await show(await request.get(path));
    const named = page.locator(`main a[href^='${linkTo(language, "our-team")}#']`);
    const slugs = await named.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")?.split("#")[1] ?? ""),
    );
    expect(slugs).toHaveLength(14);
    const team = await show(await request.get(linkTo(language, "our-team")));
    for (const slug of slugs) await expect(team.locator(`li[id='${slug}'] h4`)).toHaveCount(1);
  });

  test(`the company leads on to its people, its projects and a question: ${language}`, async ({
    request,
    show,
  }) => {
    const page = await show(await request.get(path));
    const main = page.getByRole("main");
    const leadsTo = async (name: string, to: string) =>
      expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
    await leadsTo(texts("about.team"), linkTo(language, "our-team"));
    await leadsTo(texts("nav.ask"), linkTo(language, "enquiry"));
    const everything = linkTo(language, "listing", { country: "properties" });
    await leadsTo(texts("about.passed"), everything);
  });

  test(`menu and footer lead to the company and its team: ${language}`, async ({
    request,
    show,
  }) => {
    const page = await show(await request.get(linkTo(language, "contact-us")));
    const menu = page.getByRole("banner").locator("details", { hasText: texts("nav.about") });
    for (const screen of ["about-us", "contact-us", "partnership"] as const) {
      await expect(menu.locator(`a[href='${linkTo(language, screen)}']`).first()).toBeAttached();
    }
    for (const screen of ["about-us", "our-team"] as const) {
      const link = page.getByRole("contentinfo").locator(`a[href='${linkTo(language, screen)}']`);
      await expect(link).toHaveCount(1);
    }
  });
}

async function copyOf(request: APIRequestContext, locale: Locale, slug: string) {
  const answer = await request.get(`/api/v1/pages/${slug}`, {
    headers: { "X-localization": locale },
  });
  return PageAnswer.parse(await answer.json());
}

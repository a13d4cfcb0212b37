/** Where the menus and the fixed elements lead. */
import type { Locator, Page } from "@playwright/test";
import { leadingChat } from "#domain/contact-channels.ts";
import { linkTo, phoneLink } from "#domain/links.ts";
import { localeFacts, locales } from "#domain/locale.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { openedBy, waysInto } from "#tests/e2e/support/chats.ts";
import { answerOf } from "#tests/e2e/support/content.ts";
import { changing } from "#tests/e2e/support/changed-answers.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

for (const language of ["en", "ar", "zh"] as const) {
  const texts = textsOf(language);
  const home = linkTo(language, "home");
  const forSale = (country: string, city?: string) =>
    linkTo(language, "listing", { country, city });

  test(`the properties menu has the filter pages of four places: ${language}`, async ({
    request,
    show,
  }) => {
    const pages = await answerOf(request, "filterPages", "/projects/search-slugs", language);
    expect(pages.map(({ slug }) => slug)).toContain("properties");
    const page = await show(await request.get(home));
    const sections = menu(page, texts("nav.properties")).locator(".mega__in > :not(.mega__sale)");
    const places: [word: string, address: string][] = [
      ["dubai", forSale("uae", "dubai")],
      ["istanbul", forSale("turkey", "istanbul")],
      ["turkey", forSale("turkey")],
      ["cyprus", forSale("cyprus")],
    ];
    await expect(sections).toHaveCount(places.length);
    for (const [index, [word, address]] of places.entries()) {
      const section = sections.nth(index);
      await expect(section.locator(".mega__h a")).toHaveAttribute("href", address);
      const wanted = pages.filter(({ slug }) => slug.endsWith(`-${word}`));
      expect(wanted.length).toBeGreaterThan(0);
      expect(await linksIn(section.locator("ul"))).toEqual(
        wanted.map(({ slug, title, country }) => [
          linkTo(language, "listing", { country: country ?? "", type: slug }),
          title,
        ]),
      );
    }
  });

  test(`menus lead to homes for sale and to villas: ${language}`, async ({ request, show }) => {
    const page = await show(await request.get(home));
    const villas = (country: string) => linkTo(language, "listing", { country, type: "villas" });
    const lasting = [
      [forSale("properties"), texts("nav.all_properties")],
      [forSale("turkey"), texts("nav.for_sale_turkey")],
      [forSale("uae"), texts("nav.for_sale_uae")],
      [villas("turkey"), texts("nav.villas_turkey")],
      [villas("uae"), texts("nav.villas_uae")],
      [villas("cyprus"), texts("nav.villas_cyprus")],
    ];
    const properties = texts("nav.properties");
    expect(await linksIn(menu(page, properties).locator(".mega__sale"))).toEqual(lasting);
    const inSheet = menuIn(sheet(page), properties).locator("ul").first();
    expect(await linksIn(inSheet)).toEqual(lasting);
  });

  test(`menus lead to developers, offers, videos, blog and the company: ${language}`, async ({
    request,
    show,
  }) => {
    const page = await show(await request.get(home));
    const screens = [
      [linkTo(language, "developer-companies"), texts("nav.developers")],
      [linkTo(language, "offers"), texts("nav.offers")],
      [linkTo(language, "videos"), texts("nav.videos")],
      [linkTo(language, "blog"), texts("nav.blog")],
    ];
    const company = [
      [linkTo(language, "about-us"), texts("nav.about_us")],
      [linkTo(language, "contact-us"), texts("nav.contact_us")],
      [linkTo(language, "partnership"), texts("nav.partnership")],
    ];
    const kept = [[linkTo(language, "shortlist"), texts("kept.shortlist")]];
    expect(await linksIn(bar(page), ":scope > a:not(.btn)")).toEqual(screens);
    const inSheet = ":scope > div > a, :scope > a:not(.btn)";
    expect(await linksIn(sheet(page), inSheet)).toEqual([...screens, ...kept]);
    for (const nav of [bar(page), sheet(page)]) {
      expect(await linksIn(menuIn(nav, texts("nav.about")))).toEqual(company);
    }
  });

  test(`the guides menu has the cities of every area: ${language}`, async ({ request, show }) => {
    const { content } = await answerOf(request, "areaNavigation", "/regions/filter", language);
    const page = await show(await request.get(home));
    for (const nav of [bar(page), sheet(page)]) {
      const guides = menuIn(nav, texts("nav.guides"));
      await expect(guides.locator(".menu__h")).toHaveText(content.map(({ title }) => title));
      expect(await linksIn(guides)).toEqual(
        content.flatMap(({ cities }) =>
          cities.map(({ slug, title }) => [linkTo(language, "city-guide", { city: slug }), title]),
        ),
      );
    }
  });

  test(`one can chat, ask and call from every page: ${language}`, async ({ request, show }) => {
    const { company } = await answerOf(request, "footerLinks", "/settings/footer-links", language);
    const page = await show(await request.get(linkTo(language, "contact-us")));
    const chat = leadingChat(language);
    const opened = {
      account: language === "zh" ? "" : company.whatsapp.turkey,
      text: texts("nav.chat_text"),
    };
    const ways = page.getByRole("complementary", { name: texts("nav.contact_ways") });
    for (const place of [page.locator(".bar__end"), sheet(page), ways]) {
      const button = waysInto(chat, place).and(place.locator(":scope > *"));
      if (place === ways)
        await expect(button).toHaveAccessibleName(texts("channels.chat", { chat }));
      else await expect(button).toHaveText(texts("nav.chat"));
      expect(await openedBy(button)).toEqual(opened);
    }
    await expect(ways.getByRole("link", { name: texts("nav.ask"), exact: true })).toHaveAttribute(
      "href",
      linkTo(language, "enquiry"),
    );
    expect(await linksIn(page.getByRole("navigation", { name: texts("nav.quick") }))).toEqual([
      [home, texts("nav.home")],
      [linkTo(language, "enquiry"), texts("nav.contact")],
      [phoneLink(company.phones.turkey), texts("nav.call")],
    ]);
  });

  test(`every language and every currency can be chosen: ${language}`, async ({
    request,
    show,
  }) => {
    const { content: rates } = await answerOf(request, "currencies", "/currencies", language);
    const page = await show(await request.get(home));
    const choices = page.getByRole("banner").locator(".locale");
    const form = page.getByRole("banner").locator("form[action='/preferences']");
    await expect(form.locator("input[name=return]")).toHaveValue(home);
    const sentBy = await form.getAttribute("id");
    await expect(choices.locator(`button:not([form="${sentBy}"])`)).toHaveCount(0);
    const languages = choices.locator("button[name=locale]");
    await expect(languages).toHaveText(locales.map((locale) => localeFacts[locale].label));
    await expect(choices.locator("button[name=locale][aria-current]")).toHaveAttribute(
      "value",
      language,
    );
    const currencies = choices.locator("button[name=currency]");
    expect(rates.length).toBeGreaterThan(5);
    await expect(currencies).toHaveText(rates.map(({ code, name }) => `${code} ${name}`));
    await expect(choices.locator("button[name=currency][aria-current]")).toHaveAttribute(
      "value",
      "USD",
    );
  });
}

test("without areas there is no guides menu", async ({ request, show, api, site, siteUrl }) => {
  const texts = textsOf("tr"); // the page of a language in which nobody else keeps it
  const none = changing(siteUrl, "areaNavigation", () => ({ content: [] }));
  api.fail(none, (path) => path.startsWith("/regions/filter"));
  const headers = { Cookie: visitors[0] ?? "" };
  const page = await show(await request.get(site.url + linkTo("tr", "home"), { headers }));
  for (const nav of [bar(page), sheet(page)]) {
    await expect(menuIn(nav, texts("nav.about"))).toHaveCount(1);
    await expect(menuIn(nav, texts("nav.guides"))).toHaveCount(0);
  }
});

/** The menus of the wide header. */
function bar(page: Page): Locator {
  return page.locator("header nav.nav");
}

/** The same as one sheet, for narrow screens. */
function sheet(page: Page): Locator {
  return page.locator("header nav.sheet");
}

function menu(page: Page, title: string): Locator {
  return menuIn(bar(page), title);
}

/** A menu by its button; it is closed, so nothing in it has a role. */
function menuIn(nav: Locator, title: string): Locator {
  return nav.locator("details").filter({ has: nav.page().locator("summary", { hasText: title }) });
}

/** Address and name of each link, in its order. */
function linksIn(place: Locator, selector = "a"): Promise<string[][]> {
  return place.evaluate(
    (element, links) =>
      [...element.querySelectorAll(links)].map((link) => [
        link.getAttribute("href") ?? "",
        link.textContent,
      ]),
    selector,
  );
}

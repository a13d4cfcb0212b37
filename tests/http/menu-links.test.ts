import { within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { leadingChat } from "#i18n/contact-channels.ts";
import { linkTo, phoneLink } from "#domain/links.ts";
import { localeFacts, locales, type Locale } from "#domain/locale.ts";
import { modifyAnswer } from "#tests/e2e/support/modified-answers.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { startSiteWithFailingApi } from "#tests/http/support/failing-api-site.ts";
import { chatTargetOf, chatLinksIn } from "#tests/http/support/chat-links.ts";
import { allIn, onlyIn } from "#tests/http/support/elements.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

/** The wide header's menus. */
const bar = "header nav.nav";
/** The same menus as one sheet for narrow screens. */
const sheet = "header nav.mobile-menu__sheet";

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const home = linkTo(language, "home");
  const forSale = (country: string, city?: string) =>
    linkTo(language, "listing", { country, city });

  test(`the properties menu has the filter pages of four places: ${language}`, async () => {
    const pages = await answerOf("filterPages", "/projects/search-slugs", language);
    expect(pages.map(({ slug }) => slug)).toContain("properties");
    const { document } = await visit(home);
    const menu = menuIn(onlyIn(document, bar), texts("nav.properties"));
    const sections = allIn(menu, ".mega-menu__inner > :not(.mega-menu__sale)");
    const places: [word: string, address: string][] = [
      ["dubai", forSale("uae", "dubai")],
      ["istanbul", forSale("turkey", "istanbul")],
      ["turkey", forSale("turkey")],
      ["cyprus", forSale("cyprus")],
    ];
    expect(sections).toHaveLength(places.length);
    for (const [index, [word, address]] of places.entries()) {
      const section = sections[index] ?? document;
      expect(onlyIn(section, ".mega-menu__heading a")).toHaveAttribute("href", address);
      const wanted = pages.filter(({ slug }) => slug.endsWith(`-${word}`));
      expect(wanted.length).toBeGreaterThan(0);
      expect(linksIn(onlyIn(section, "ul"))).toEqual(
        wanted.map(({ slug, title, country }) => [
          linkTo(language, "listing", { country: country ?? "", type: slug }),
          title,
        ]),
      );
    }
  });

  test(`menus link to homes for sale and to villas: ${language}`, async () => {
    const { document } = await visit(home);
    const villas = (country: string) => linkTo(language, "listing", { country, type: "villas" });
    const lasting = [
      [forSale("properties"), texts("nav.all_properties")],
      [forSale("turkey"), texts("nav.for_sale_turkey")],
      [forSale("uae"), texts("nav.for_sale_uae")],
      [villas("turkey"), texts("nav.villas_turkey")],
      [villas("uae"), texts("nav.villas_uae")],
      [villas("cyprus"), texts("nav.villas_cyprus")],
    ];
    const inBar = menuIn(onlyIn(document, bar), texts("nav.properties"));
    expect(linksIn(onlyIn(inBar, ".mega-menu__sale"))).toEqual(lasting);
    const [inSheet = document] = allIn(
      menuIn(onlyIn(document, sheet), texts("nav.properties")),
      "ul",
    );
    expect(linksIn(inSheet)).toEqual(lasting);
  });

  test(`menus link to developers, offers, videos, blog and the company: ${language}`, async () => {
    const { document } = await visit(home);
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
    const saved = [[linkTo(language, "shortlist"), texts("saved_projects.shortlist")]];
    expect(linksIn(onlyIn(document, bar), ":scope > a:not(.btn)")).toEqual(screens);
    const inSheet = ":scope > div > a, :scope > a:not(.btn)";
    expect(linksIn(onlyIn(document, sheet), inSheet)).toEqual([...screens, ...saved]);
    for (const nav of [bar, sheet]) {
      expect(linksIn(menuIn(onlyIn(document, nav), texts("nav.about")))).toEqual(company);
    }
  });

  test(`the guides menu has the cities of every area: ${language}`, async () => {
    const { content } = await answerOf("areaNavigation", "/regions/filter", language);
    const { document } = await visit(home);
    for (const nav of [bar, sheet]) {
      const guides = menuIn(onlyIn(document, nav), texts("nav.guides"));
      expect(allIn(guides, ".menu__heading").map(textOf)).toEqual(
        content.map(({ title }) => title),
      );
      expect(linksIn(guides)).toEqual(
        content.flatMap(({ cities }) =>
          cities.map(({ slug, title }) => [linkTo(language, "city-guide", { city: slug }), title]),
        ),
      );
    }
  });

  test(`every language and every currency can be chosen: ${language}`, async () => {
    const { content: rates } = await answerOf("currencies", "/currencies", language);
    const { document } = await visit(home);
    const header = onlyIn(document, "header:has(nav.nav)");
    const form = onlyIn(header, "form[action='/preferences']");
    expect(onlyIn(form, "input[name=return]")).toHaveValue(home);
    const choices = onlyIn(header, ".preferences");
    expect(allIn(choices, `button:not([form="${form.id}"])`)).toHaveLength(0);
    const languages = allIn(choices, "button[name=locale]");
    expect(languages.map(textOf)).toEqual(locales.map((locale) => localeFacts[locale].label));
    const chosen = onlyIn(choices, "button[name=locale][aria-current]");
    expect(chosen).toHaveAttribute("value", language);
    const currencies = allIn(choices, "button[name=currency]");
    expect(rates.length).toBeGreaterThan(5);
    expect(currencies.map(textOf)).toEqual(rates.map(({ code, name }) => `${code} ${name}`));
    const current = onlyIn(choices, "button[name=currency][aria-current]");
    expect(current).toHaveAttribute("value", "USD");
  });
}

/** Russian and Chinese have their own chats. */
for (const language of new Set<Locale>([...testedLanguages, "ru", "zh"])) {
  const texts = textsOf(language);

  test(`every page has links to chat, ask and call: ${language}`, async () => {
    const { company } = await answerOf("footerLinks", "/settings/footer-links", language);
    const page = await visit(linkTo(language, "contact-us"));
    const chat = leadingChat(language);
    const accounts = { whatsapp: company.whatsapp.turkey, telegram: company.telegram, wechat: "" };
    const opened = { account: accounts[chat], text: texts("nav.chat_text") };
    const channels = page.getByRole("complementary", { name: texts("nav.contact_channels") });
    const barEnd = onlyIn(page.document, ".site-header__end");
    for (const place of [barEnd, onlyIn(page.document, sheet), channels]) {
      const [button, ...others] = chatLinksIn(chat, place).filter(
        ({ parentElement }) => parentElement === place,
      );
      expect(others).toHaveLength(0);
      if (place === channels) expect(button).toHaveAccessibleName(texts("channels.chat", { chat }));
      else expect(textOf(button)).toBe(texts("nav.chat"));
      expect(chatTargetOf(button)).toEqual(opened);
    }
    expect(within(channels).getByRole("link", { name: texts("nav.ask") })).toHaveAttribute(
      "href",
      linkTo(language, "enquiry"),
    );
    expect(linksIn(page.getByRole("navigation", { name: texts("nav.quick") }))).toEqual([
      [linkTo(language, "home"), texts("nav.home")],
      [linkTo(language, "enquiry"), texts("nav.contact")],
      [phoneLink(company.phones.turkey), texts("nav.call")],
    ]);
  });
}

test("without areas there is no guides menu", async () => {
  const { api, workingUrl, visit: visitAway, close } = await startSiteWithFailingApi();
  onTestFinished(close);
  const texts = textsOf("en");
  const none = modifyAnswer(workingUrl, "areaNavigation", () => ({ content: [] }));
  api.fail(none, (path) => path.startsWith("/regions/filter"));
  const { document } = await visitAway(linkTo("en", "home"));
  for (const nav of [bar, sheet]) {
    expect(menusIn(onlyIn(document, nav), texts("nav.about"))).toHaveLength(1);
    expect(menusIn(onlyIn(document, nav), texts("nav.guides"))).toHaveLength(0);
  }
});

function menuIn(nav: HTMLElement, title: string): HTMLElement {
  const [menu, ...others] = menusIn(nav, title);
  if (!menu || others.length > 0) throw new Error(`${title} is not one menu`);
  return menu;
}

function menusIn(nav: HTMLElement, title: string): HTMLElement[] {
  return allIn(nav, "details").filter((menu) =>
    allIn(menu, "summary").some((button) => textOf(button).includes(title)),
  );
}

/** URL and name of each link, in order. */
function linksIn(place: ParentNode, selector = "a"): string[][] {
  return allIn(place, selector).map((link) => [link.getAttribute("href") ?? "", link.textContent]);
}

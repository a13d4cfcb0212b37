import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { Landing } from "#contract/landing.ts";
import { leadingChat } from "#i18n/contact-channels.ts";
import { linkTo } from "#domain/links.ts";
import { localeFacts, locales, type Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { answerOf } from "#tests/http/support/api-answers.ts";
import { chatLinksIn } from "#tests/http/support/chat-links.ts";
import { allIn, onlyIn } from "#tests/http/support/elements.ts";
import { textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const countries = ["uae", "cyprus"] as const;
const phones = { uae: "+971 4 555 0142", cyprus: "+357 25 555 142" };
/** Chinese has another chat, without URLs. */
const withEveryKindOfChat = new Set<Locale>([...testedLanguages, "zh"]);

for (const language of withEveryKindOfChat) {
  for (const country of countries) {
    const path = linkTo(language, "landing", { country });

    test(`${path} has a reduced layout without menus`, async () => {
      const page = await visit(path);
      const header = page.getByRole("banner");
      expect(page.getAllByRole("navigation")).toHaveLength(2); // breadcrumb and bottom bar
      const links = within(header).getAllByRole("link");
      expect(links).toHaveLength(3);
      expect(links[0]).toHaveAttribute("href", linkTo(language, "home"));
      const [phone, ...others] = links.filter((link) => textOf(link).includes(phones[country]));
      expect(phone).toBeInTheDocument();
      expect(others).toHaveLength(0);
      expect(chatLinksIn(leadingChat(language), header)).toHaveLength(1);
      for (const locale of locales) {
        const { label } = localeFacts[locale];
        expect(within(header).getAllByText(label).at(-1)).toBeInTheDocument();
      }
      const footerLinks = within(page.getByRole("contentinfo")).getAllByRole("link");
      expect(footerLinks).toHaveLength(2);
      expect(footerLinks.at(-1)).toHaveAttribute("href", linkTo(language, "privacy-policy"));
      expect(page.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    });
  }
}

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const format = formatsFor(language);

  for (const country of countries) {
    const path = linkTo(language, "landing", { country });

    test(`${path} shows each project with its copy and a link`, async () => {
      const { projects } = await landingOf(language, country);
      const { document } = await visit(path);
      const shelf = within(shelfOn(document)).getAllByRole("listitem");
      expect(projects).toHaveLength(6);
      for (const { title, location, feature, bedTypes, priceUsd, project, ...copy } of projects) {
        const line = only(
          shelf.filter((item) => within(item).queryByRole("heading", { name: title, level: 3 })),
        );
        const { country: land, city } = project.place;
        expect(within(line).getByRole("link", { name: title })).toHaveAttribute(
          "href",
          linkTo(language, "project", { country: land.slug, city: city.slug, slug: project.slug }),
        );
        expect(textOf(line)).toContain(location);
        expect(textOf(line)).toContain(feature);
        expect(line.textContent).toContain(format.number(priceUsd));
        expect(line.textContent).toContain(format.percent(copy.downPaymentPct));
        for (const rooms of bedTypes) {
          expect(textOf(line)).toContain(rooms === "studio" ? texts("card.studio") : rooms);
        }
      }
    });

    test(`${path} shows each programme's threshold with its source and date`, async () => {
      const { purchase } = await landingOf(language, country);
      const page = await visit(path);
      expect(purchase.programmes).not.toHaveLength(0);
      for (const { name, minimumAmount, source, conditions } of purchase.programmes) {
        const rules = page
          .getAllByRole("listitem")
          .filter((item) => within(item).queryByRole("heading", { name }));
        const rule = only(rules);
        expect(rule.textContent).toContain(format.number(minimumAmount));
        expect(textOf(rule)).toContain(source);
        expect(textOf(rule)).toMatch(/15\D.*2026|2026\D.*15/);
        expect(allIn(rule, "details li")).toHaveLength(conditions.length);
      }
    });
  }
}

test("yields are labelled gross, thresholds are in dirhams and converted", async () => {
  const uae = textOf((await visit(linkTo("en", "landing", { country: "uae" }))).getByRole("main"));
  expect(uae).toContain("average a gross rental yield of about 7.5%");
  expect(uae).toMatch(/AED\s750,000about \W*204,221\W* at the rate of 16 November 2026/);
  expect(uae).toMatch(/AED\s2,000,000about \W*544,588/);

  const inEuros = await visit(linkTo("en", "landing", { country: "uae" }), {
    headers: { Cookie: "currency=EUR" },
  });
  expect(textOf(inEuros.getByRole("main"))).toMatch(/AED\s2,000,000about \W*€\d{3},\d{3}/);

  const cyprus = await visit(linkTo("en", "landing", { country: "cyprus" }));
  expect(textOf(cyprus.getByRole("main"))).toContain("Gross yields reach up to 12%");
});

test("prices are in the visitor's currency", async () => {
  const page = await visit(linkTo("en", "landing", { country: "uae" }), {
    headers: { Cookie: "currency=AED" },
  });
  expect(textOf(shelfOn(page.document))).toContain("AED 2,001,513"); // 545,000 × 3.6725
  expect(textOf(page.getByRole("main"))).not.toContain("about AED");
});

test("an enquiry from a landing page names that page", async () => {
  const path = linkTo("ru", "landing", { country: "cyprus" });
  const { document } = await visit(path);
  const form = onlyIn(document, "form:has([name=privacy_version])");
  expect(onlyIn(form, "[name=kind]")).toHaveValue("contact");
  expect(onlyIn(form, "[name=page]")).toHaveValue(path);
});

test("a country without a landing page is a 404 inside the full layout", async () => {
  const page = await visit(`${linkTo("en", "home")}/landing/turkey`);
  expect(page.status).toBe(404);
  const name = textsOf("en")("nav.label");
  expect(page.getByRole("navigation", { name })).toBeInTheDocument();
});

async function landingOf(language: Locale, country: string): Promise<Landing> {
  const { landing } = await answerOf("page", `/pages/landing-${country}`, language);
  if (landing === null) throw new Error(`There is no landing page of ${country}`);
  return landing;
}

/** The list of projects. */
function shelfOn(document: Document): HTMLElement {
  const [shelf] = allIn(document, "main ol:not(.breadcrumbs *)");
  if (!shelf) throw new Error("There is no list of projects");
  return shelf;
}

function only<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error(`${items.length} in place of one`);
  return item;
}

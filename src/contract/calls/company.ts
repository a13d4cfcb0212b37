import { z } from "zod";
import { contentPages } from "#domain/content-pages.ts";
import { call, limit, pageNumber } from "#contract/calls/call.ts";
import { Developer, DeveloperNames, DeveloperPage } from "#contract/developer.ts";
import { OfferList } from "#contract/offer.ts";
import { HomePage, Page } from "#contract/page.ts";
import { CurrencyList, FooterLinks, Redirect } from "#contract/settings.ts";
import { Slug } from "#contract/shared.ts";

export const companyCalls = {
  currencies: call({
    path: "/currencies",
    summary: "Currencies with their exchange rates from the US dollar",
    answer: CurrencyList,
  }),
  footerLinks: call({
    path: "/settings/footer-links",
    summary: "Footer links, contacts and channels",
    answer: FooterLinks,
  }),
  homePage: call({
    path: "/pages/home",
    summary: "The home page",
    answer: HomePage,
  }),
  page: call({
    path: "/pages/{slug}",
    summary: `A page by its slug, with all that it shows: ${contentPages.join(", ")}, landing-uae, landing-cyprus …`,
    params: z.object({ slug: Slug }),
    answer: Page,
    mayBeGone: true,
  }),
  offers: call({
    path: "/get-offers",
    summary: "Current offers",
    answer: OfferList,
  }),
  developers: call({
    path: "/developer-companies",
    summary: "Developer companies by page, sorted by name",
    query: z.object({ page: pageNumber, limit: limit(12) }),
    answer: DeveloperPage,
  }),
  developerNames: call({
    path: "/developer-companies/developers/list",
    summary: "Names of all developer companies, for menus and filters",
    answer: DeveloperNames,
  }),
  developer: call({
    path: "/developer-companies/{id}",
    summary: "A developer company with its projects, by slug or number",
    params: z.object({ id: Slug }),
    answer: Developer,
    mayBeGone: true,
  }),
  redirect: call({
    path: "/redirects",
    summary: "The current path for an old one",
    query: z.object({
      path: z
        .string()
        .max(500)
        .describe("Path without the language prefix, such as /turkey/kadikoy"),
    }),
    answer: Redirect,
    mayBeGone: true,
  }),
};

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
    summary: "Currencies with their exchange rates against the US dollar",
    response: CurrencyList,
  }),
  footerLinks: call({
    path: "/settings/footer-links",
    summary: "Footer links, company contacts and channels",
    response: FooterLinks,
  }),
  homePage: call({
    path: "/pages/home",
    summary: "The home page",
    response: HomePage,
  }),
  page: call({
    path: "/pages/{slug}",
    summary: `A page by its slug, with its sections and data: ${contentPages.join(", ")}, landing-uae, landing-cyprus …`,
    params: z.object({ slug: Slug }),
    response: Page,
    mayBeGone: true,
  }),
  offers: call({
    path: "/get-offers",
    summary: "Current offers",
    response: OfferList,
  }),
  developers: call({
    path: "/developer-companies",
    summary: "Developer companies, paginated, by name",
    query: z.object({ page: pageNumber, limit: limit(12) }),
    response: DeveloperPage,
  }),
  developerNames: call({
    path: "/developer-companies/developers/list",
    summary: "Names of all developer companies, for menus and filters",
    response: DeveloperNames,
  }),
  developer: call({
    path: "/developer-companies/{id}",
    summary: "A developer company with its projects, by slug or numeric id",
    params: z.object({ id: Slug }),
    response: Developer,
    mayBeGone: true,
  }),
  redirect: call({
    path: "/redirects",
    summary: "The current path of a former one",
    query: z.object({
      path: z
        .string()
        .max(500)
        .describe("Path without the language prefix, such as /turkey/kadikoy"),
    }),
    response: Redirect,
    mayBeGone: true,
  }),
};

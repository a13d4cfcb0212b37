/** Every call of the API, once: the server's routes, the site's client and the OpenAPI document are made from this table. */
import { z } from "zod";
import { PostShelf, VideoShelf } from "#contract/editorial.ts";
import { FilterPages, Listing, TownProjects } from "#contract/listing.ts";
import { HomePage, Page } from "#contract/page.ts";
import { ProjectDetail, ProjectShelf, PropertyTypeList } from "#contract/project.ts";
import {
  AreaNavigation,
  CityList,
  CountryList,
  HomepageRegions,
  TownList,
} from "#contract/region.ts";
import { CurrencyList, FooterLinks, Redirect } from "#contract/settings.ts";
import { Slug } from "#contract/shared.ts";

export interface Call {
  /** Path below `/api/v1`, parameters in braces. */
  path: string;
  /** One sentence for the reference page. */
  summary: string;
  params: z.ZodObject;
  query: z.ZodObject;
  answer: z.ZodType;
  /** Whether it answers 410 for what was published once. */
  mayBeGone?: true;
}

const none = z.object({});
const pageNumber = z.coerce.number<number>().int().min(1).max(99_999).default(1).describe("From 1");
const limit = (standard: number) =>
  z.coerce.number<number>().int().min(1).max(48).default(standard).describe("Entries a page, 1–48");

/** Filters of a listing. They are readable and forgiving: what is wrong is dropped. Lists are comma-separated. */
const filters = z.object({
  type: z.string().optional().describe("Property type slugs"),
  city: z.string().optional().describe("City slugs"),
  town: z.string().optional().describe("Town slugs"),
  rooms: z.string().optional().describe("studio, 1-1 … 4-1, 5-1+"),
  price: z.string().optional().describe("USD, 200000-500000; either end may be empty"),
  area: z.string().optional().describe("m², 60-120; either end may be empty"),
  status: z.string().optional().describe("off-plan, under-construction, ready, sold"),
  handover: z.string().optional().describe("ready, 2027, 2028+"),
  seaView: z.string().optional().describe("true"),
  citizenship: z
    .string()
    .optional()
    .describe("true: a free unit alone reaches the country's threshold"),
  residence: z
    .string()
    .optional()
    .describe("true: a free unit alone reaches a residence or golden-visa threshold"),
  developer: z.string().optional().describe("Developer slugs"),
  amenity: z.string().optional().describe("Amenity slugs"),
  sort: z
    .string()
    .optional()
    .describe(
      "newest, price, -price, handover (soonest first), yield (highest first), area (largest first)",
    ),
});

function call<
  A extends z.ZodType,
  P extends z.ZodObject = typeof none,
  Q extends z.ZodObject = typeof none,
>(parts: { path: string; summary: string; params?: P; query?: Q; answer: A; mayBeGone?: true }) {
  const params = parts.params ?? (none as z.ZodObject as P); // where they are left out, P is `none`
  const query = parts.query ?? (none as z.ZodObject as Q); // and so is Q
  return { ...parts, params, query };
}

export const calls = {
  areaNavigation: call({
    path: "/regions/filter",
    summary: "Countries with their cities, for the guides menu",
    answer: AreaNavigation,
  }),
  currencies: call({
    path: "/currencies",
    summary: "Currencies with their rates for one US dollar",
    answer: CurrencyList,
  }),
  filterPages: call({
    path: "/projects/search-slugs",
    summary: "Saved listings, for the properties menu",
    answer: FilterPages,
  }),
  footerLinks: call({
    path: "/settings/footer-links",
    summary: "Footer links, contacts and channels",
    answer: FooterLinks,
  }),
  homePage: call({
    path: "/pages/home",
    summary: "Everything the home page shows",
    answer: HomePage,
  }),
  page: call({
    path: "/pages/{slug}",
    summary: "A page by its slug",
    params: z.object({ slug: Slug }),
    answer: Page,
  }),
  countries: call({ path: "/regions/countries", summary: "The countries", answer: CountryList }),
  cities: call({
    path: "/regions/{country}/cities",
    summary: "A country with its cities",
    params: z.object({ country: Slug }),
    answer: CityList,
  }),
  towns: call({
    path: "/regions/cities/{city}/towns",
    summary: "A city's guide with its towns",
    params: z.object({ city: Slug }),
    query: z.object({ page: pageNumber, limit: limit(12) }),
    answer: TownList,
  }),
  homepageRegions: call({
    path: "/regions/regions-in-homepage",
    summary: "Featured cities with prices and yields",
    answer: HomepageRegions,
  }),
  propertyTypes: call({
    path: "/projects/types",
    summary: "Property types",
    answer: PropertyTypeList,
  }),
  featuredProjects: call({
    path: "/projects/featured-projects",
    summary: "Featured projects, newest first",
    answer: ProjectShelf,
  }),
  latestProjects: call({
    path: "/projects/latests-projects",
    summary: "The newest projects",
    answer: ProjectShelf,
  }),
  listing: call({
    path: "/projects/types/{type}/{second}",
    summary:
      "A listing with facets: type is a property type, a saved listing or `properties`; second a country, a city or the type again",
    params: z.object({ type: Slug, second: Slug }),
    query: filters.extend({
      page: pageNumber,
      limit: limit(12),
      sortOrder: z.enum(["asc", "desc"]).optional(),
      orderType: z.enum(["price", "date", "area", "yield", "handover"]).optional(),
    }),
    answer: Listing,
  }),
  project: call({
    path: "/projects/{a}/{b}",
    summary: "A project: a is its city's (or country's) slug, b its own",
    params: z.object({ a: Slug, b: Slug }),
    answer: ProjectDetail,
    mayBeGone: true,
  }),
  townProjects: call({
    path: "/projects/towns/{town}",
    summary: "The projects of a town",
    params: z.object({ town: Slug }),
    answer: TownProjects,
  }),
  featuredVideos: call({
    path: "/videos/featured-videos",
    summary: "Featured videos",
    answer: VideoShelf,
  }),
  homepagePosts: call({
    path: "/blog/latest-posts-home",
    summary: "The newest articles, for the home page",
    answer: PostShelf,
  }),
  redirect: call({
    path: "/redirects",
    summary:
      "Where a path of the site lives now, for old slugs and for places given in another place",
    query: z.object({
      path: z
        .string()
        .max(500)
        .describe("Path without the language prefix, such as /turkey/kadikoy"),
    }),
    answer: Redirect,
  }),
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export type CallParams<Name extends CallName> = z.input<(typeof calls)[Name]["params"]>;
export type CallQuery<Name extends CallName> = z.input<(typeof calls)[Name]["query"]>;
/** Parameters as a handler sees them: checked, numbers as numbers, defaults filled in. */
export type CheckedParams<Name extends CallName> = z.output<(typeof calls)[Name]["params"]>;
export type CheckedQuery<Name extends CallName> = z.output<(typeof calls)[Name]["query"]>;
export type CallAnswer<Name extends CallName> = z.output<(typeof calls)[Name]["answer"]>;

/** What a reader passes to a call; `params` and `query` may be left out where nothing in them is required. */
export type CallOptions<Name extends CallName> = Part<"params", CallParams<Name>> &
  Part<"query", CallQuery<Name>>;
type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

import { z } from "zod";
import { call, limit, pageNumber } from "#contract/calls/call.ts";
import {
  AreaNavigation,
  CityList,
  CountryList,
  HomepageRegions,
  SimilarRegions,
  TownList,
  TownNames,
} from "#contract/region.ts";
import { Slug } from "#contract/shared.ts";
import { TownGuide } from "#contract/town-guide.ts";

export const regionCalls = {
  areaNavigation: call({
    path: "/regions/filter",
    summary: "Countries with their cities, for a menu",
    response: AreaNavigation,
  }),
  countries: call({ path: "/regions/countries", summary: "The countries", response: CountryList }),
  cities: call({
    path: "/regions/{country}/cities",
    summary: "A country with its cities",
    params: z.object({ country: Slug }),
    response: CityList,
    mayBeGone: true,
  }),
  towns: call({
    path: "/regions/cities/{city}/towns",
    summary: "A city's guide with its towns",
    params: z.object({ city: Slug }),
    query: z.object({ page: pageNumber, limit: limit(12) }),
    response: TownList,
    mayBeGone: true,
  }),
  townNames: call({
    path: "/regions/towns-in-city/{city}",
    summary: "Names of all towns of a city, for menus and filters",
    params: z.object({ city: Slug }),
    response: TownNames,
    mayBeGone: true,
  }),
  town: call({
    path: "/regions/towns/{a}/{b}",
    summary: "A town's guide: `a` is the slug of its city, `b` its own",
    params: z.object({ a: Slug, b: Slug }),
    response: TownGuide,
    mayBeGone: true,
  }),
  similarRegions: call({
    path: "/regions/similar-regions/{a}/{b}",
    summary: "Regions similar to a city or town: `a` is `city` or `town`, `b` its slug",
    params: z.object({ a: Slug, b: Slug }),
    response: SimilarRegions,
    mayBeGone: true,
  }),
  homepageRegions: call({
    path: "/regions/regions-in-homepage",
    summary: "Featured cities with prices and yields",
    response: HomepageRegions,
  }),
};

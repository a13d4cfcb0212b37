import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { readKind } from "#content/export/read-kind.ts";
import type { ContentPack } from "#content/pack.ts";
import { cities } from "#content/rows/cities.ts";
import { countries } from "#content/rows/countries.ts";
import { developers } from "#content/rows/developers.ts";
import { faqs } from "#content/rows/faqs.ts";
import { filterPages } from "#content/rows/filter-pages.ts";
import { footerGroups } from "#content/rows/footer-groups.ts";
import { Ids } from "#content/rows/ids.ts";
import { landings } from "#content/rows/landings.ts";
import type { Mapping } from "#content/rows/mapping.ts";
import { mediaFiles } from "#content/rows/media-files.ts";
import { offers } from "#content/rows/offers.ts";
import { pages } from "#content/rows/pages.ts";
import { posts } from "#content/rows/posts.ts";
import { projects } from "#content/rows/projects.ts";
import { programmes, purchaseCosts, purchaseRules } from "#content/rows/purchase-rules.ts";
import { settings, settingsOf } from "#content/rows/settings.ts";
import { departments, teamMembers } from "#content/rows/team.ts";
import { testimonials } from "#content/rows/testimonials.ts";
import { towns } from "#content/rows/towns.ts";
import { videos } from "#content/rows/videos.ts";
import { amenities, categories, currencies, propertyTypes } from "#content/rows/vocabulary.ts";

/** Reads all content back into a pack, withdrawn content included. */
export async function readDatabase(database: Kysely<Database>): Promise<ContentPack> {
  const ids = new Ids();
  const all = <Content>(mapping: Mapping<Content>) => readKind(database, mapping, ids);
  const places = {
    countries: await all(countries),
    cities: await all(cities),
    towns: await all(towns),
  };
  const vocabulary = {
    media: (await all(mediaFiles)).map(
      ({ url: _url, widths: _widths, formats: _formats, ...file }) => file,
    ),
    currencies: await all(currencies),
    propertyTypes: await all(propertyTypes),
    amenities: await all(amenities),
    categories: await all(categories),
  };
  const estate = {
    developers: await all(developers),
    projects: await all(projects),
    filterPages: await all(filterPages),
    purchaseRules: await readPurchaseRules(all),
  };
  const team = await readTeam(all);
  return {
    ...places,
    ...vocabulary,
    ...estate,
    departments: team,
    posts: await all(posts),
    videos: await all(videos),
    offers: await all(offers),
    testimonials: await all(testimonials),
    faqs: await all(faqs),
    pages: await all(pages),
    landings: await all(landings),
    footerGroups: await all(footerGroups),
    settings: settingsOf(await all(settings)),
  };
}

type Reader = <Content>(mapping: Mapping<Content>) => Promise<Content[]>;

async function readTeam(all: Reader): Promise<ContentPack["departments"]> {
  const list = await all(departments);
  const members = Map.groupBy(await all(teamMembers), ({ department }) => department);
  return list.map((department) => ({
    ...department,
    members: (members.get(department.slug) ?? []).map(
      ({ department: _department, ...member }) => member,
    ),
  }));
}

async function readPurchaseRules(all: Reader): Promise<ContentPack["purchaseRules"]> {
  const list = await all(purchaseRules);
  const programmesOf = Map.groupBy(await all(programmes), ({ country }) => country);
  const costsOf = Map.groupBy(await all(purchaseCosts), ({ country }) => country);
  return list.map((rules) => ({
    ...rules,
    programmes: (programmesOf.get(rules.country) ?? []).map(
      ({ country: _country, ...programme }) => programme,
    ),
    costs: (costsOf.get(rules.country) ?? []).map(({ country: _country, ...cost }) => cost),
  }));
}

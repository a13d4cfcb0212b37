import { expect, test } from "vitest";
import type { CitySummary, CountrySummary } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import messages from "#i18n/messages/en.json";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { cityTableView } from "#site/components/city-table-view.server.ts";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

registerMessages("en", messages);
const visitor = visitorOf({ ...defaultVisitorChoice("en"), areaUnit: "sqft" });

function city(slug: string, country: string, facts: Partial<CitySummary["facts"]> = {}) {
  return {
    slug,
    name: slug,
    country: { slug: country, name: country, nameIn: "" },
    projects: 1_200,
    facts: {
      averagePriceUsdPerM2: 2_230,
      priceChange1yPct: -1.5,
      grossYieldPct: 6,
      foreignSharePct: 20,
      ...facts,
    },
    priceHistory: [
      { year: 2020, usdPerM2: 2_000 },
      { year: 2026, usdPerM2: 2_500 },
    ],
  } as CitySummary; // only the fields that are read
}

function country(slug: string) {
  return { slug, name: slug, threshold: null } as CountrySummary; // only the fields that are read
}

test("prices are per the visitor's unit, and changes start at the first year", () => {
  const { average, since, groups } = cityTableView([city("izmir", "turkey")], visitor);
  expect([average, since]).toEqual(["Average per sq ft", "Since 2020"]);
  expect(groups[0]?.country).toBeNull();
  expect(groups[0]?.cities[0]).toMatchObject({
    price: "$207",
    since: { prices: [2_000, 2_500], change: "+25%" },
    change: { text: "−1.5%", isFall: true },
    projects: "1,200",
    listing: linkTo("en", "listing", { country: "turkey", city: "izmir" }),
  });
});

test("unknown values are null", () => {
  const bare = city("izmir", "turkey", { priceChange1yPct: null, foreignSharePct: null });
  const { since, groups } = cityTableView([{ ...bare, priceHistory: [] }], visitor);
  expect(since).toBeNull();
  expect(groups[0]?.cities[0]).toMatchObject({ since: null, change: null, foreignShare: null });
});

test("a country without cities has no group", () => {
  const cities = [city("dubai", "uae"), city("izmir", "turkey")];
  const { groups } = cityTableView(cities, visitor, ["turkey", "cyprus", "uae"].map(country));
  expect(groups.map((group) => [group.country?.name, group.cities[0]?.name])).toEqual([
    ["turkey", "izmir"],
    ["uae", "dubai"],
  ]);
});

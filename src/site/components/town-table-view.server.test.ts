import { expect, test } from "vitest";
import type { TownSummary } from "#contract/region.ts";
import messages from "#i18n/messages/en.json";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { townTableView } from "#site/components/town-table-view.server.ts";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

registerMessages("en", messages);

function town(slug: string, projects: number, distanceToSeaKm: number | null) {
  return {
    slug,
    name: slug,
    city: { slug: "istanbul" },
    country: { slug: "turkey" },
    projects,
    facts: {
      averagePriceUsdPerM2: 3_000,
      grossYieldPct: 5,
      distanceToSeaKm,
      distanceToCentreKm: 4,
      distanceToAirportKm: 35.25,
    },
  } as TownSummary; // only the fields that are read
}

test("a district without projects has no link to a listing, and one without a sea no distance to it", () => {
  const towns = [town("kadikoy", 3, 0.4), town("sisli", 0, null)];
  const rows = townTableView(towns, visitorOf(defaultVisitorChoice("en"))).towns;
  expect(rows).toMatchObject([
    { toSea: "0.4 km", toAirport: "35.3 km", projects: "3" },
    { toSea: "–", listing: null, projects: "0" },
  ]);
  expect(rows[0]?.listing).toContain("kadikoy");
});

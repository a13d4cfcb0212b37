import type { ProjectDetail, Unit } from "#contract/project.ts";
import type { Programme } from "#contract/purchase-rules.ts";
import type { PurchaseCost } from "#domain/purchase-rules.ts";

const picture = {
  url: "/media/tower-{width}.{format}",
  widths: [480, 1080],
  formats: ["avif" as const, "webp" as const, "jpg" as const],
  width: 1600,
  height: 1067,
  color: "#88727c",
  alt: "A tower by the water",
};

const place = {
  country: { slug: "uae", name: "UAE", nameIn: "in the UAE" },
  city: { slug: "dubai", name: "Dubai", nameIn: "in Dubai" },
  town: null,
};

export function exampleUnit(changes: Partial<Unit> = {}): Unit {
  return {
    type: { slug: "apartments", name: "Apartment", category: "residential" },
    rooms: "1+1",
    bathrooms: 1,
    areaM2: { min: 70, max: 80 },
    priceUsd: { from: 545_000, to: 640_000 },
    total: 10,
    available: 4,
    sold: 6,
    ...changes,
  };
}

export function exampleCost(slug: string, changes: Partial<PurchaseCost> = {}) {
  return {
    slug,
    name: slug,
    charge: { percent: 1 },
    base: "price" as const,
    buyerShare: 1,
    reduction: null,
    vatPercent: null,
    includedInPrice: false,
    replaces: null,
    appliesTo: null,
    note: "",
    source: "The tariff",
    asOf: "2026-11-15",
    illustrative: false,
    ...changes,
  } as ProjectDetail["purchase"]["costs"][number]; // the domain's read-only shape equals the contract's
}

export function exampleProgramme(changes: Partial<Programme> = {}): Programme {
  return {
    slug: "golden-visa",
    name: "Golden visa, 10 years",
    kind: "golden-visa",
    minimumAmount: 2_000_000,
    currency: "AED",
    counts: "price",
    appliesTo: null,
    conditions: [],
    years: 10,
    source: "The authority",
    asOf: "2026-11-15",
    illustrative: false,
    ...changes,
  };
}

export function exampleProject(changes: Partial<ProjectDetail> = {}): ProjectDetail {
  return {
    slug: "marina-arc",
    ref: "DXB-2010",
    name: "Marina Arc",
    place,
    developer: { slug: "arc", name: "Arc" },
    types: [{ slug: "apartments", name: "Apartment" }],
    status: "off-plan",
    publishedAt: "2026-09-08",
    tagline: "Where the canal turns",
    summary: "A tower",
    cover: picture,
    startFromUsd: 545_000,
    rooms: { from: "1+1", to: "2+1" },
    areaM2: { from: 70, to: 134 },
    delivery: { year: 2029, quarter: 2 },
    plan: {
      downPaymentPct: 20,
      duringPct: 40,
      atHandoverPct: 40,
      afterHandoverPct: 0,
      instalmentMonths: 30,
      monthsAfterHandover: 0,
    },
    sharePicture: null,
    badge: null,
    offer: null,
    whatsapp: "uae",
    description: "A tower by the water.",
    highlights: [],
    sale: "first",
    amenities: [],
    center: { lat: 25.08, lng: 55.14 },
    countryIso: "AE",
    images: [picture],
    floorPlans: [],
    units: [exampleUnit(), exampleUnit({ rooms: "2+1", priceUsd: { from: 865_000, to: null } })],
    paymentPlans: [
      {
        name: null,
        note: null,
        stages: [
          { when: "signing", percent: 20, count: null, days: null, start: null, label: null },
          { when: "quarterly", percent: 40, count: 10, days: null, start: null, label: null },
          { when: "handover", percent: 40, count: null, days: null, start: null, label: null },
        ],
      },
    ],
    investment: {
      grossYieldPct: 6.5,
      serviceChargeUsdPerM2Year: 40,
      appreciation5yPct: null,
      furnished: null,
      managed: null,
    },
    distances: [],
    permit: null,
    video: null,
    faqs: [],
    availabilityConfirmedAt: "2026-11-03",
    cityPrices: [],
    purchase: { currency: "AED", programmes: [exampleProgramme()], costs: [] },
    similar: [],
    ...changes,
  };
}

import { expect, test } from "vitest";
import { examplePurchase } from "./example-purchase.server.ts";

const rates = [{ code: "USD", rate: 1, decimals: 0, asOf: "2026-11-16" }];
const apartment = { slug: "apartments", name: "Apartment", category: "residential" as const };
const region = { slug: "istanbul", name: "Istanbul", nameIn: "in Istanbul" };

function row(rooms: string, from: number, available: number) {
  return {
    type: apartment,
    rooms,
    bathrooms: 1,
    areaM2: { min: 60, max: 70 },
    priceUsd: { from, to: null },
    total: 10,
    available,
    sold: 10 - available,
  };
}

function project(units: ReturnType<typeof row>[]) {
  return {
    slug: "bosphorus-terraces",
    name: "Bosphorus Terraces",
    status: "off-plan" as const,
    sale: "first" as const,
    place: { country: region, city: region, town: null },
    units,
    purchase: { currency: "USD", programmes: [], costs: [] },
  };
}

test("buys the cheapest row that is still available", () => {
  const units = [row("2+1", 600_000, 3), row("studio", 300_000, 0), row("1+1", 420_000, 1)];
  const example = examplePurchase(project(units), rates);
  expect(example?.unit).toEqual({ type: apartment, rooms: "1+1", areaM2: 60 });
  expect(example?.receipt.total).toBe(420_000);
});

test("has no example where every unit is sold", () => {
  expect(examplePurchase(project([row("1+1", 420_000, 0)]), rates)).toBeNull();
});

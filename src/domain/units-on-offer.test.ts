import { expect, test } from "vitest";
import { startFromUsd, unitsOnOffer } from "#domain/units-on-offer.ts";

const cheap = { available: 0, priceUsd: { from: 100_000 } };
const dear = { available: 2, priceUsd: { from: 200_000 } };

test("sold units are not on offer, unless all are sold", () => {
  expect(unitsOnOffer([cheap, dear])).toEqual([dear]);
  expect(unitsOnOffer([cheap])).toEqual([cheap]);
});

test("prices start from the cheapest unit on offer", () => {
  expect(startFromUsd([cheap, dear])).toBe(200_000);
  expect(startFromUsd([cheap])).toBe(100_000);
});

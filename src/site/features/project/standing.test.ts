import { expect, test } from "vitest";
import { currencyRates } from "#tests/support/content-files.ts";
import { exampleProgramme } from "#tests/support/example-project.ts";
import type { Purchase } from "#domain/purchase-conditions.ts";
import { standings } from "./standing.ts";

function home(priceUsd: number): Purchase {
  return {
    unit: { priceUsd, areaM2: 70, category: "residential" },
    project: { city: "dubai", status: "off-plan", sale: "first" },
  };
}

test("a price stands above a threshold by the difference in its currency", () => {
  const [standing] = standings([exampleProgramme()], currencyRates, home(545_000));
  expect(standing).toMatchObject({ price: 2_001_513, reached: true, margin: 1_513 });
});

test("a price exactly at the threshold reaches it", () => {
  const programme = exampleProgramme({ minimumAmount: 545_000, currency: "USD" });
  const [standing] = standings([programme], currencyRates, home(545_000));
  expect(standing).toMatchObject({ reached: true, margin: 0 });
});

test("a price below a threshold says by how much", () => {
  const [standing] = standings([exampleProgramme()], currencyRates, home(500_000));
  expect(standing).toMatchObject({ reached: false, margin: 163_750 });
});

test("a programme whose own conditions fail is not compared", () => {
  const ready = exampleProgramme({ appliesTo: { statuses: ["ready"] } });
  expect(standings([ready], currencyRates, home(900_000))).toEqual([]);
});

test("programmes that are reached come first", () => {
  const high = exampleProgramme({ slug: "high", minimumAmount: 9_000_000 });
  const low = exampleProgramme({ slug: "low", minimumAmount: 750_000 });
  expect(
    standings([high, low], currencyRates, home(545_000)).map(({ programme }) => programme.slug),
  ).toEqual(["low", "high"]);
});

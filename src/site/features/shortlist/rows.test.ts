import { expect, test } from "vitest";
import { splitUnknown, shortlistRows } from "#site/features/shortlist/rows.ts";

const references = ["IST-1", "OLD-1", "DXB-2", "XXX-9", "LIM-3"];
const listed = {
  projects: [
    { ref: "IST-1", priceUsd: 300_000 },
    { ref: "DXB-2", priceUsd: 200_000 },
    { ref: "LIM-3", priceUsd: 200_000 },
  ],
  withdrawn: ["OLD-1"],
};

const known = ["IST-1", "OLD-1", "DXB-2", "LIM-3"];

test("separates unknown references from withdrawn ones", () => {
  expect(splitUnknown(references, listed)).toEqual({ known, unknown: ["XXX-9"] });
});

test("known references keep their order, withdrawn ones included", () => {
  const rows = shortlistRows(known, listed, "saved");
  expect(rows.map(({ ref }) => ref)).toEqual(known);
  expect(rows[1]).toEqual({ ref: "OLD-1", project: null });
});

test("sorts by price, with equal prices in saved order and withdrawn references last", () => {
  const rows = shortlistRows(known, listed, "price");
  expect(rows.map(({ ref }) => ref)).toEqual(["DXB-2", "LIM-3", "IST-1", "OLD-1"]);
});

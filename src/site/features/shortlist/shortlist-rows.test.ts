import { expect, test } from "vitest";
import { splitUnknown, shortlistRows } from "#site/features/shortlist/shortlist-rows.ts";

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

test("unknown references are dropped, withdrawn ones are shown", () => {
  expect(splitUnknown(references, listed)).toEqual({ known, unknown: ["XXX-9"] });
});

test("every project has its row in the saved order, withdrawn ones too", () => {
  const rows = shortlistRows(known, listed, "saved");
  expect(rows.map(({ ref }) => ref)).toEqual(known);
  expect(rows[1]).toEqual({ ref: "OLD-1", project: null });
});

test("sorts by lowest price, equal ones in saved order, withdrawn ones last", () => {
  const rows = shortlistRows(known, listed, "price");
  expect(rows.map(({ ref }) => ref)).toEqual(["DXB-2", "LIM-3", "IST-1", "OLD-1"]);
});

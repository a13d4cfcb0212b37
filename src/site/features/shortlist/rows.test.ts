import { expect, test } from "vitest";
import { exampleProject } from "#tests/support/example-project.ts";
import { rowsOf } from "#site/features/shortlist/rows.ts";

const homes = ["IST-1", "OLD-1", "DXB-2", "XXX-9", "LIM-3"];
const listed = {
  content: [
    { ...exampleProject(), ref: "IST-1", startFromUsd: 300_000 },
    { ...exampleProject(), ref: "DXB-2", startFromUsd: 200_000 },
    { ...exampleProject(), ref: "LIM-3", startFromUsd: 200_000 },
  ],
  withdrawn: ["OLD-1"],
};

test("every reference has a row where it was saved, also what is withdrawn and what never was", () => {
  const rows = rowsOf(homes, listed, "saved");
  expect(rows.map(({ ref }) => ref)).toEqual(homes);
  expect(rows[1]).toEqual({ ref: "OLD-1", gone: "withdrawn" });
  expect(rows[3]).toEqual({ ref: "XXX-9", gone: "unknown" });
});

test("by price the lowest comes first, equal ones stay as they were saved, and what is gone comes last", () => {
  const rows = rowsOf(homes, listed, "price");
  expect(rows.map(({ ref }) => ref)).toEqual(["DXB-2", "LIM-3", "IST-1", "OLD-1", "XXX-9"]);
});

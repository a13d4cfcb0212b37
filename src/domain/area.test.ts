import { expect, test } from "vitest";
import { areaIn, squareFeet, squareMetres } from "#domain/area.ts";

test("areas convert to whole numbers in both directions", () => {
  expect(squareFeet(68)).toBe(732);
  expect(squareFeet(100)).toBe(1076);
  expect(squareMetres(732)).toBe(68);
});

test("the visitor's unit decides", () => {
  expect([areaIn("m2", 68), areaIn("sqft", 68)]).toEqual([68, 732]);
});

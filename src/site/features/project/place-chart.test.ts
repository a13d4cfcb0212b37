import { expect, test } from "vitest";
import { chartOf } from "./place-chart.ts";

test("a place in Istanbul lies where the drawing has it", () => {
  const view = chartOf({ lat: 41.0322, lng: 28.9868 });
  expect(view?.chart.name).toBe("istanbul");
  expect(view?.x).toBeCloseTo(663.5, 0);
  expect(view?.y).toBeCloseTo(428.2, 0);
});

test.each([
  ["riviera", 36.88, 30.7],
  ["dubai", 25.078, 55.135],
  ["cyprus", 34.68, 33.04],
])("the chart %s is found by its coordinates", (name, lat, lng) => {
  expect(chartOf({ lat, lng })?.chart.name).toBe(name);
});

test("a coast that is not drawn has no chart", () => {
  expect(chartOf({ lat: 25.78, lng: 55.94 })).toBeNull();
});

test("the cut stays inside the drawing and holds the place", () => {
  const view = chartOf({ lat: 37.1, lng: 27.29 });
  const [start = 0, top = 0, width = 0, height = 0] = view?.viewBox.split(" ").map(Number) ?? [];
  expect(start).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(start + width).toBeLessThanOrEqual(1200);
  expect(top + height).toBeLessThanOrEqual(470);
  expect(view?.x).toBeGreaterThan(start);
  expect(view?.x).toBeLessThan(start + width);
});

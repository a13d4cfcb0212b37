import { expect, test } from "vitest";
import { findChart, chartView, type NamedPlace } from "./chart-view.ts";

const cihangir = { lat: 41.0322, lng: 28.9868 };

function viewOf(place: { lat: number; lng: number }, neighbours: NamedPlace[] = []) {
  const chart = findChart(place);
  if (chart === null) throw new Error("No chart is drawn there");
  return chartView(chart, place, neighbours);
}

test("a place in Istanbul is projected to its position in the drawing", () => {
  const view = viewOf(cihangir);
  expect(view.chart).toBe("istanbul");
  expect(view.pin.x).toBeCloseTo(663.5, 0);
  expect(view.pin.y).toBeCloseTo(428.2, 0);
});

test.each([
  ["riviera", 36.88, 30.7],
  ["dubai", 25.078, 55.135],
  ["cyprus", 34.68, 33.04],
])("the chart %s is found by its coordinates", (name, lat, lng) => {
  expect(findChart({ lat, lng })?.name).toBe(name);
});

test("a coast that is not drawn has no chart", () => {
  expect(findChart({ lat: 25.78, lng: 55.94 })).toBeNull();
});

test("the visible section stays inside the drawing and contains the place", () => {
  const { viewBox, pin } = viewOf({ lat: 37.1, lng: 27.29 });
  const [left = -1, top = -1, width = 0, height = 0] = viewBox.split(" ").map(Number);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(1200);
  expect(top + height).toBeLessThanOrEqual(470);
  expect(pin.x).toBeGreaterThan(left);
  expect(pin.x).toBeLessThan(left + width);
});

test("nearby places are named unless they would cover the pin, each other or the edge", () => {
  const kadikoy = { name: "Kadıköy", center: { lat: 40.989, lng: 29.0305 } };
  const beyoglu = { name: "Beyoğlu", center: { lat: 41.0305, lng: 28.9765 } };
  const moda = { name: "Moda", center: { lat: 40.985, lng: 29.025 } };
  const beylikduzu = { name: "Beylikdüzü", center: { lat: 41.0012, lng: 28.641 } };
  const { labels } = viewOf(cihangir, [kadikoy, beyoglu, moda, beylikduzu]);
  expect(labels.map(({ name }) => name)).toEqual(["Kadıköy"]);
});

test("a smaller section centres the place", () => {
  const chart = findChart(cihangir);
  const view = chart && chartView(chart, cihangir, [], { width: 440, height: 300, labelScale: 1 });
  expect(view?.viewBox).toBe("443.5 278.2 440 300");
  expect(view?.pin).toEqual({ x: 663.5, y: 428.2 });
});

test("larger names need more distance", () => {
  const chart = findChart(cihangir);
  const kadikoy = { name: "Kadıköy", center: { lat: 40.989, lng: 29.0305 } };
  const uskudar = { name: "Üsküdar", center: { lat: 41.005, lng: 29.06 } };
  const namesIn = (labelScale: number) =>
    chart &&
    chartView(chart, cihangir, [kadikoy, uskudar], {
      width: 640,
      height: 440,
      labelScale,
    }).labels.map(({ name }) => name);
  expect(namesIn(1)).toEqual(["Kadıköy", "Üsküdar"]);
  expect(namesIn(1.6)).toEqual(["Kadıköy"]);
});

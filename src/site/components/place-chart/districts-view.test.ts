import { expect, test } from "vitest";
import { districtsView } from "./districts-view.ts";

const [width, height] = [1400, 690];

/** A place on the chart of Istanbul, by its position on the drawing. */
function place(name: string, x: number, y: number) {
  return { name, center: { lng: 28.56 + x / 1554.6, lat: 41.24 - y / 2060.4 } };
}

function boxOf(view: ReturnType<typeof districtsView>) {
  const [x = 0, y = 0, wide = 0, high = 0] = (view?.viewBox ?? "").split(" ").map(Number);
  return { x, y, right: x + wide, bottom: y + high };
}

test("shows every district where the drawing has room, and nothing beyond it", () => {
  const places = [place("West", 100, 500), place("East", 900, 520), place("Corner", 1390, 680)];
  const view = districtsView(places);
  const box = boxOf(view);
  expect([box.x >= 0, box.y >= 0, box.right <= width, box.bottom <= height + 1]).toEqual(
    Array(4).fill(true),
  );
  const near = districtsView([place("West", 700, 300), place("East", 1000, 320)]);
  for (const { x, y } of near?.pins ?? []) {
    const { x: left, y: top, right, bottom } = boxOf(near);
    expect([x > left, x < right, y > top, y < bottom]).toEqual(Array(4).fill(true));
  }
});

test("puts the second of two neighbours' names under its pin, and leaves a third one out", () => {
  const crowd = [place("Amathus", 600, 300), place("Germasogeia", 608, 303)];
  const view = districtsView([...crowd, place("Limassol", 604, 301)]);
  const offsets = view?.pins.map(({ y, label }) => label && Math.sign(label.y - y));
  expect(offsets).toEqual([-1, 1, null]);
});

test("keeps a long name inside the visible section", () => {
  const view = districtsView([place("Jumeirah Village Circle", 5, 300), place("Hills", 300, 300)]);
  const [first] = view?.pins ?? [];
  expect(first?.label?.x).toBeGreaterThan(first?.x ?? 0);
});

test("has no view where the coast is not drawn or there is no district", () => {
  const abuDhabi = { name: "Yas Island", center: { lat: 24.49, lng: 54.6 } };
  expect([districtsView([abuDhabi]), districtsView([])]).toEqual([null, null]);
});

import { expect, test } from "vitest";
import { formatCoordinates } from "#i18n/coordinates.ts";

test("coordinates are written in degrees and whole minutes", () => {
  expect(formatCoordinates({ lat: 41.0322, lng: 28.9868 })).toBe("41°02′N\u00A0 28°59′E");
});

test("sixty minutes are a degree", () => {
  expect(formatCoordinates({ lat: -0.9999, lng: -73.5 })).toBe("1°00′S\u00A0 73°30′W");
});

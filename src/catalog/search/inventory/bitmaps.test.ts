import fc from "fast-check";
import { expect, test } from "vitest";
import {
  setBit,
  bitmapWords,
  countIntersection,
  hasBit,
} from "#catalog/search/inventory/bitmaps.ts";

test("bitmaps hold the added indexes and count intersections", () => {
  const places = fc.uniqueArray(fc.nat(199));
  fc.assert(
    fc.property(places, places, (ours, theirs) => {
      const words = bitmapWords(200);
      const one = new Int32Array(words);
      for (const place of ours) setBit(one, 0, place);
      const bitmaps = new Int32Array(2 * words);
      for (const place of theirs) setBit(bitmaps, words, place);
      for (let place = 0; place < 200; place++)
        expect(hasBit(bitmaps, words, place)).toBe(theirs.includes(place));
      const shared = ours.filter((place) => theirs.includes(place));
      expect(countIntersection(one, bitmaps, words)).toBe(shared.length);
      expect(countIntersection(one, bitmaps, 0)).toBe(0);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { addPlace, bitmapWords, countCommon, hasPlace } from "#catalog/search/inventory/bitmaps.ts";

test("bitmaps hold the added indexes and count intersections", () => {
  const places = fc.uniqueArray(fc.nat(199));
  fc.assert(
    fc.property(places, places, (ours, theirs) => {
      const words = bitmapWords(200);
      const one = new Int32Array(words);
      for (const place of ours) addPlace(one, 0, place);
      const bitmaps = new Int32Array(2 * words);
      for (const place of theirs) addPlace(bitmaps, words, place);
      for (let place = 0; place < 200; place++)
        expect(hasPlace(bitmaps, words, place)).toBe(theirs.includes(place));
      const shared = ours.filter((place) => theirs.includes(place));
      expect(countCommon(one, bitmaps, words)).toBe(shared.length);
      expect(countCommon(one, bitmaps, 0)).toBe(0);
    }),
  );
});

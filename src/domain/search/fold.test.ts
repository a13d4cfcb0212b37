import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "#domain/search/fold.ts";

test.for([
  ["case, with both Turkish i", "IİıiI ŞİŞLİ ISPARTA", "iiiii sisli isparta"],
  ["accents", "Kadıköy Gümüşlük Çeşme Beyoğlu café", "kadikoy gumusluk cesme beyoglu cafe"],
  ["ё and е, but not й", "Кадыкёй ЁЛКА Дубай", "кадыкей елка дубай"],
  ["hamza and alef", "أإآٱا ؤ ئ ى ء", "ااااا و ي ي "],
  ["the last letter of a feminine word", "شقة", "شقه"],
  ["tatweel and vowel signs", "شـــقّةُ", "شقه"],
  ["digits of other scripts", "٣٠٠ ۳۰۰ ３００", "300 300 300"],
  ["Arabic marks in numbers", "٤٠٠٬٠٠٠ ١٫٥ ٤٠٠،٠٠٠", "400,000 1.5 400,000"],
  ["width", "２＋１ ＤＵＢＡＩ", "2+1 dubai"],
  [
    "direction marks and what has no width",
    "\u200fدبي\u200e \u2066Du\u00adbai\u2069\ufeff",
    "دبي dubai",
  ],
  ["letters that are not letters with marks", "Straße Øresund Łódź Æ", "strasse oresund lodz ae"],
  ["apostrophes", "İstanbul’da İstanbulʼda İstanbul´da", "istanbul'da istanbul'da istanbul'da"],
  ["traditional Chinese", "別墅 海邊 阿布達比 伊斯坦堡", "别墅 海边 阿布达比 伊斯坦堡"],
  ["units in one character", "100㎡ m²", "100m2 m2"],
] as const)("%s does not matter", ([, text, folded]) => {
  expect(foldText(text)).toBe(folded);
});

test("folding twice is folding once", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { numRuns: 2000, seed: 4 },
  );
});

test("folding is idempotent for every character", { timeout: 60_000 }, () => {
  const unsettled: string[] = [];
  for (let code = 0; code <= 0x1ffff; code += 1) {
    const folded = foldText(String.fromCodePoint(code));
    if (foldText(folded) !== folded) unsettled.push(code.toString(16));
  }
  expect(unsettled).toEqual([]);
});

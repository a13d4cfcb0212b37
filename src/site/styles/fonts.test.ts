import { globSync, readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Face, Font } from "harfbuzzjs";
import { expect, test } from "vitest";

/** Direction marks draw nothing, but a browser searches other fonts for those that no range names. */
const directionMarks = [0x20_0e, 0x20_0f, 0x20_66, 0x20_67, 0x20_68, 0x20_69];

/** Code points below the scripts of East Asia, which use system fonts. */
const alphabets = Array.from({ length: 0x2e_80 }, (_, code) => code);

const sheet = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
const servedFonts = [...sheet.matchAll(/url\("([^"]+)"\)[^}]*unicode-range:([^;]+);/g)].map(
  ([, file = "", ranges = ""]) => ({ file, ranges }),
);

/** In Chinese fonts: the degree Celsius and the zero-width space. */
const ofChinese = new Set(["℃", "\u200B"]);

test("every character of messages and content is in the site's fonts", () => {
  const files = globSync(["src/i18n/messages/*.json", "content/**/*.yaml"]);
  expect(files.length).toBeGreaterThan(100);
  const written = new Set(files.flatMap((file) => [...readFileSync(file, "utf8")]));
  const drawn = new Set(servedFonts.flatMap(({ ranges }) => charactersOf(ranges)));
  const without = [...written].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= 0x20 && code < 0x2e_80 && !drawn.has(code) && !ofChinese.has(character);
  });
  expect(without).toEqual([]);
});

test("every font file has a unicode-range", () => {
  expect(servedFonts).toHaveLength(sheet.match(/url\(/g)?.length ?? 0);
  expect(servedFonts.length).toBeGreaterThan(0);
});

test.for(servedFonts)(
  "$file has the characters of its range, and no others",
  async ({ file, ranges }) => {
    const bytes = await convert(readFileSync(new URL(file, import.meta.url)), "sfnt");
    const font = new Font(new Face(new Blob(bytes)));
    const inFile = alphabets.filter((code) => font.nominalGlyph(code) !== undefined);
    const named = charactersOf(ranges).filter((code) => !directionMarks.includes(code));
    expect(named.map(written)).toEqual(inFile.map(written));
  },
);

function charactersOf(ranges: string): number[] {
  return ranges.split(",").flatMap((range) => {
    const [first = "", last = first] = range.trim().replace("U+", "").split("-");
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });
}

function written(code: number): string {
  return `U+${code.toString(16).toUpperCase()}`;
}

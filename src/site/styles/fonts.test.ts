import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Face, Font } from "harfbuzzjs";
import { expect, test } from "vitest";

/**
 * All set a direction and draw nothing, so no face has to have them; but where no range names them, a browser looks for a face that
 * has them.
 */
const directionMarks = [0x20_0e, 0x20_0f, 0x20_66, 0x20_67, 0x20_68, 0x20_69];

/** Every character below the scripts of East Asia, which no file of the site's own has. */
const alphabets = Array.from({ length: 0x2e_80 }, (_, code) => code);

const sheet = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
const sent = [...sheet.matchAll(/url\("([^"]+)"\)[^}]*unicode-range:([^;]+);/g)].map(
  ([, file = "", ranges = ""]) => ({ file, ranges }),
);

test("every file of a type face has a range", () => {
  expect(sent).toHaveLength(sheet.match(/url\(/g)?.length ?? 0);
  expect(sent.length).toBeGreaterThan(0);
});

test.for(sent)("$file has the characters of its range, and no others", async ({ file, ranges }) => {
  const bytes = await convert(readFileSync(new URL(file, import.meta.url)), "sfnt");
  const font = new Font(new Face(new Blob(bytes)));
  const inFile = alphabets.filter((code) => font.nominalGlyph(code) !== undefined);
  const named = charactersOf(ranges).filter((code) => !directionMarks.includes(code));
  expect(named.map(written)).toEqual(inFile.map(written));
});

/** The code points of a `unicode-range`, in order. */
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

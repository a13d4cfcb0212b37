import { expect, test } from "vitest";
import { fontsFor } from "#content/share-pictures/fonts.ts";
import { type TypesetLine, typesetLine } from "#content/share-pictures/typeset.ts";

async function set(text: string, language = "en"): Promise<TypesetLine> {
  const fontFor = (await fontsFor(text))("text");
  return typesetLine(text, { fontFor, language, direction: language === "ar" ? "rtl" : "ltr" });
}

const idsOf = ({ glyphs }: TypesetLine) => glyphs.map(({ id }) => id);

test("Arabic letters join, and run from right to left", async () => {
  const word = await set("بيت", "ar");
  const letters = await Promise.all(["ت", "ي", "ب"].map((letter) => set(letter, "ar")));
  expect(word.glyphs).toHaveLength(3);
  for (const [place, alone] of letters.entries())
    expect(word.glyphs[place]?.id).not.toBe(idsOf(alone)[0]);
  expect(word.width).toBeLessThan(letters.reduce((sum, { width }) => sum + width, 0));
  const [end, start] = [await set("بيت ب", "ar"), await set("ب", "ar")];
  expect(idsOf(end)[0]).toBe(idsOf(start)[0]); // the last letter stands on the left
});

test("a Latin name and a figure keep their own direction in Arabic", async () => {
  const name = idsOf(await set("Sea 42"));
  const line = idsOf(await set("في Sea 42", "ar"));
  expect(line.slice(0, name.length)).toEqual(name);
});

test("brackets are mirrored in right-to-left text", async () => {
  const [opening, closing] = [idsOf(await set("(")), idsOf(await set(")"))];
  expect(idsOf(await set("(ب", "ar")).at(-1)).toBe(closing[0]);
  expect(closing).not.toEqual(opening);
});

test("Turkish dotted and dotless i, Cyrillic and Chinese letters have glyphs", async () => {
  const dotted = await Promise.all(["i", "ı", "İ", "I"].map((letter) => set(letter, "tr")));
  const drawn = dotted.map(({ glyphs }) =>
    glyphs.map(({ font, id }) => font.glyphToPath(id)).join(),
  );
  expect(new Set(drawn).size).toBe(4);
  for (const text of [
    "Kadıköy’ün İşi ğ ş ₺",
    "Объект № 5 — ё",
    "卡德柯伊，“现房”：起价 $420,000。",
    "شقق ٤٢، قُرب البحر؟",
  ])
    expect((await set(text)).glyphs.length).toBeGreaterThanOrEqual([...text].length - 2);
});

test("a character without a glyph in any font draws no box", async () => {
  const [plain, strange] = [await set("ab"), await set("a\u{1F3E0}ᚠb")];
  expect(idsOf(strange)).toEqual(idsOf(plain));
  expect(strange.width).toBeCloseTo(plain.width);
});

import { beforeAll, expect, test } from "vitest";
import { locales, type Locale } from "#domain/locale.ts";
import { makeLexicon, type Lexicon, type Name } from "#domain/search/lexicon.ts";
import { parseSearchText } from "#domain/search/parse-query.ts";
import { nameKey } from "#domain/search/tokens.ts";
import { demoContent } from "#tests/support/demo-content.ts";

interface Place {
  kind: Name["kind"];
  slug: string;
  locale: Locale;
  text: string;
}

let places: Place[];
let lexicon: Lexicon;

beforeAll(async () => {
  const { pack } = await demoContent();
  const { countries, cities, towns, propertyTypes } = pack;
  const regions = [
    ...countries.map((region) => ({ ...region, kind: "country" as const })),
    ...cities.map((region) => ({ ...region, kind: "city" as const })),
    ...towns.map((region) => ({ ...region, kind: "town" as const })),
  ];
  places = regions.flatMap(({ kind, slug, name }) =>
    locales.map((locale) => ({ kind, slug, locale, text: name[locale] })),
  );
  const further = regions.flatMap(({ kind, slug, nameIn, alsoCalled }) =>
    locales.flatMap((locale) =>
      [nameIn[locale], ...alsoCalled[locale]].map((text) => ({ kind, slug, locale, text })),
    ),
  );
  const types = propertyTypes.flatMap(({ slug, name, plural, alsoCalled }) =>
    locales.flatMap((locale) =>
      [name[locale], plural[locale], ...alsoCalled[locale]].map((text) => ({
        kind: "type" as const,
        slug,
        locale,
        text,
      })),
    ),
  );
  lexicon = makeLexicon([...places, ...further, ...types]);
});

/** Each way of getting one letter of a name wrong. */
const mistakes: Readonly<Record<string, (name: string, at: number, letter: string) => string>> = {
  missing: (name, at) => name.slice(0, at) + name.slice(at + 1),
  wrong: (name, at, letter) => name.slice(0, at) + letter + name.slice(at + 1),
  doubled: (name, at) => name.slice(0, at + 1) + name.slice(at),
  swapped: (name, at) =>
    name.slice(0, at) + (name[at + 1] ?? "") + (name[at] ?? "") + name.slice(at + 2),
};

/** A deterministic linear congruential generator (Numerical Recipes). */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; yield Math.abs(state >> 8))
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
}

test.for([
  ["Chinese names of three characters and more", 0.9, isChinese],
  ["names of four letters", 0.8, (text: string) => !isChinese(text) && lettersOf(text) === 4],
  [
    "names of five letters and more",
    0.95,
    (text: string) => !isChinese(text) && lettersOf(text) > 4,
  ],
] as const)("%s are recognized with one wrong letter", ([, floor, isAmong]) => {
  const missed: string[] = [];
  let attempts = 0;
  const random = numbers(7);
  for (const { kind, slug, locale, text } of places) {
    if (!isAmong(text) || lettersOf(text) < 3) continue;
    const alphabet = places.filter((place) => place.locale === locale).map((place) => place.text);
    const letters = [...alphabet.join("").replaceAll(/\P{L}/gu, "")];
    for (const mistake of Object.values(mistakes)) {
      const letter = letters[(random.next().value ?? 0) % letters.length] ?? "";
      const at = (random.next().value ?? 0) % text.length;
      const typed = mistake(text, at, letter);
      attempts += 1;
      const read = parseSearchText(typed, { locale, lexicon, rates: [], projectNames: new Set() });
      const understood = read.text === "" && read.words.length === 1 ? read.words[0] : undefined;
      const isMeant = understood?.filter === kind && understood.value === slug;
      if (!isMeant && understood?.corrected !== false) missed.push(`${typed} (${text})`);
    }
  }
  // Shows the misses beyond those that the floor allows.
  expect(missed.slice(Math.floor(attempts * (1 - floor)))).toEqual([]);
});

function lettersOf(text: string): number {
  return nameKey(text).replaceAll(" ", "").length;
}

function isChinese(text: string): boolean {
  return /^\p{Script=Han}/u.test(text);
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { termsOf } from "#domain/search/terms.ts";
import { locales } from "#domain/locale.ts";

test.for([
  ["en", "IST-1042", "ist 1042 ist1042"],
  ["en", "ist1042", "ist 1042 ist1042"],
  ["en", "ist 1042", "ist 1042"],
  ["en", "Kato-Paphos", "kato papho"],
  ["en", "Dubai's beaches", "dubai beach"],
  ["tr", "İstanbul'da", "istanbul"],
  ["tr", "2026'nın", "2026"],
  ["en", "Côte d'Azur", "cote d azur"],
  ["zh", "海景公寓", "海景 景公 公寓"],
  ["zh", "在海", "在海"],
  ["zh", "海", "海"],
  ["zh", "100㎡的公寓2室", "100 m 2 的公 公寓 2 室"],
  ["ru", "Like Дубай и Dubai", "like дуб и dubai"],
  ["tr", "2+1", "2 1"],
  ["en", "  !?…  ", ""],
] as const)("%s: %s gives %s", ([locale, text, terms]) => {
  expect(termsOf(text, locale).join(" ")).toBe(terms);
});

test("terms contain only letters and digits, for any input", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.constantFrom(...locales),
      (text, locale) => {
        for (const term of termsOf(text, locale)) expect(term).toMatch(/^[\p{L}\p{N}]+$/u);
      },
    ),
    { numRuns: 2000, seed: 4 },
  );
});

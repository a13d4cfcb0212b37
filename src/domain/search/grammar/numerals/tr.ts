import { compoundNumbers, type Numerals } from "#domain/search/grammar/numerals/numerals.ts";

const units = Object.entries({
  bir: 1,
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
  altı: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
});
const tens = Object.entries({
  on: 10,
  yirmi: 20,
  otuz: 30,
  kırk: 40,
  elli: 50,
  altmış: 60,
  yetmiş: 70,
  seksen: 80,
  doksan: 90,
});
const hundreds = [
  ["yüz", 100] as const,
  ...units.slice(1).map(([word, worth]) => [`${word}yüz`, worth * 100] as const),
];

/** Numbers are often written as one word: `ikiyüzelli bin`, `yüzbin`. */
const compounds = [
  ...compoundNumbers(tens, units),
  ...hundreds.slice(1),
  ...compoundNumbers(hundreds, tens),
];
const thousands = [...units, ...tens, ...hundreds, ...compounds].map(
  ([word, worth]): [string, number] => [`${word}bin`, worth * 1000],
);

export const turkishNumerals: Numerals = {
  numbers: Object.fromEntries([["tek", 1], ...units, ...tens, ...compounds, ...thousands]),
  hundreds: { yüz: 100 },
  multipliers: { bin: 1e3, milyon: 1e6, mn: 1e6, milyar: 1e9 },
  fractions: { yarım: 0.5, çeyrek: 0.25 },
  addedFractions: { buçuk: 0.5, "bir çeyrek": 0.25 },
  conjunctions: "",
  fillers: "",
  vague: "birkaç, bir kaç, birçok, bir çok, bikaç, kaç, yüzlerce, binlerce, milyonlarca, küsur",
};

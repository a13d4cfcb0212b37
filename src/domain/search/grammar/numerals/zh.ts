import type { Numerals } from "#domain/search/grammar/numerals/numerals.ts";

export const chineseNumerals: Numerals = {
  numbers: { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 壹: 1 },
  hundreds: { 十: 10, 百: 100, 千: 1000 },
  multipliers: { 万: 1e4, 亿: 1e8, w: 1e4 },
  fractions: {},
  addedFractions: {},
  conjunctions: "零, 〇",
  fillers: "",
  vague: "几, 数, 好几, 多, 余, 来, 半, 个半",
};

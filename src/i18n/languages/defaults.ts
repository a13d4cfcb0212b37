import type { LanguageDefinition } from "#i18n/languages.ts";

export const noBreakSpace = "\u00A0";

export const defaultFigures = {
  grouping: "auto",
  minus: "−",
  plus: "+",
  percentMark: "",
  percentBefore: false,
  symbolAfter: false,
  amountInText: (amount, number) => number(amount),
  unitSpace: noBreakSpace,
  rangeMark: "",
  date: ({ day, month, year }) => `${day} ${month} ${year}`,
} as const satisfies Partial<LanguageDefinition["figures"]>;

export const defaultHours = {
  time: (time) => time,
  weekday: "long",
  lowerCaseWeekday: false,
  times: (from, to) => `${from}–${to}`,
  midnightIsNextDay: false,
} as const satisfies Partial<LanguageDefinition["hours"]>;

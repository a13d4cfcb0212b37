import type { LanguageDefinition } from "#i18n/languages.ts";
import { noBreakSpace, defaultFigures, defaultHours } from "#i18n/languages/defaults.ts";

const romanNumerals = ["I", "II", "III", "IV"];

export const russian: LanguageDefinition = {
  tag: "ru-RU",
  figures: {
    ...defaultFigures,
    grouping: "min2",
    symbolAfter: true,
    amountInText: (amount, number) =>
      amount >= 1_000_000 && amount % 10_000 === 0
        ? `${number(amount / 1_000_000, 2)}${noBreakSpace}млн`
        : number(amount),
    areaUnits: { m2: "м²", sqft: "фт²" }, // invariable, also after "за"
    date: ({ day, month, year }) => `${day} ${month} ${year} года`,
    quarter: ({ year, quarter }) => `${romanNumerals[quarter - 1]} кв. ${year}`,
    minuteUnit: "мин",
  },
  comma: ", ",
  sentenceSpace: " ",
  hours: {
    ...defaultHours,
    days: (from, to) => `${from} – ${to}`,
    dayBefore: (time) => `${time} (накануне)`,
    nextDay: (time) => `${time} (на следующий день)`,
  },
  countries: {
    likely: ["RU", "KZ", "BY", "UZ", "AE", "TR", "CY"],
    names: {
      CD: "ДР Конго",
      CF: "ЦАР",
      CG: "Республика Конго",
      DO: "Доминикана",
      FM: "Микронезия",
      HK: "Гонконг",
      KP: "Северная Корея",
      KR: "Южная Корея",
      MM: "Мьянма",
      MO: "Макао",
      PS: "Палестина",
      US: "США",
      ZA: "ЮАР",
    },
  },
  // WhatsApp is blocked in Russia but offered last, because many readers live elsewhere.
  channels: { direct: ["telegram", "phone", "whatsapp"], blocked: ["whatsapp"] },
};

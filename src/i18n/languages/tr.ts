import type { LanguageDefinition } from "#i18n/languages.ts";
import { noBreakSpace, defaultFigures, defaultHours } from "#i18n/languages/defaults.ts";

export const turkish: LanguageDefinition = {
  tag: "tr-TR",
  figures: {
    ...defaultFigures,
    percentBefore: true,
    areaUnits: { m2: "m²", sqft: "ft²" },
    quarter: ({ year, quarter }) => `${year} ${quarter}.${noBreakSpace}çeyrek`,
    minuteUnit: "dk",
  },
  comma: ", ",
  sentenceSpace: " ",
  hours: {
    ...defaultHours,
    time: (time) => time.replace(":", "."),
    lowerCaseWeekday: true,
    days: (from, to) => `${from}–${to}`,
    dayBefore: (time) => `${time} (önceki gün)`,
    nextDay: (time) => `${time} (ertesi gün)`,
  },
  countries: {
    likely: ["TR", "DE", "NL", "AT", "AZ", "AE", "CY"],
    names: { HK: "Hong Kong", MM: "Myanmar", MO: "Makao", PS: "Filistin" },
  },
  channels: { direct: ["whatsapp", "phone"], blocked: [] },
};

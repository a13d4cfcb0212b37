import type { LanguageDefinition } from "#i18n/languages.ts";
import { defaultFigures, defaultHours } from "#i18n/languages/defaults.ts";

export const english: LanguageDefinition = {
  tag: "en-GB",
  figures: {
    ...defaultFigures,
    areaUnits: { m2: "m²", sqft: "sq ft" },
    quarter: ({ year, quarter }) => `Q${quarter} ${year}`,
    minuteUnit: "min",
  },
  comma: ", ",
  sentenceSpace: " ",
  hours: {
    ...defaultHours,
    days: (from, to) => `${from} to ${to}`,
    dayBefore: (time) => `${time} (the day before)`,
    nextDay: (time) => `${time} (next day)`,
  },
  countries: {
    likely: ["GB", "US", "CA", "IN", "AE", "TR", "CY"],
    names: { HK: "Hong Kong", MO: "Macao", MM: "Myanmar", PS: "Palestine", TR: "Turkey" },
  },
  channels: { direct: ["whatsapp", "phone"], blocked: [] },
};

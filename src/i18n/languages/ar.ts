import type { LanguageDefinition } from "#i18n/languages.ts";
import { defaultFigures, defaultHours } from "#i18n/languages/defaults.ts";

const leftToRightMark = "\u200E";
const rightToLeftMark = "\u200F";
const ordinals = ["الأول", "الثاني", "الثالث", "الرابع"];

export const arabic: LanguageDefinition = {
  tag: "ar-u-nu-latn",
  figures: {
    ...defaultFigures,
    minus: `${leftToRightMark}−`,
    plus: `${leftToRightMark}+`,
    percentMark: rightToLeftMark, // a left-to-right mark would reverse a text that begins with it
    areaUnits: { m2: "م²", sqft: "قدم²" },
    rangeMark: rightToLeftMark,
    quarter: ({ year, quarter }) => `الربع ${ordinals[quarter - 1]} من ${year}`,
    minuteUnit: null,
  },
  comma: "، ",
  sentenceSpace: " ",
  hours: {
    ...defaultHours,
    times: (from, to) => `من ${from} إلى ${to}`,
    days: (from, to) => `من ${from} إلى ${to}`,
    dayBefore: (time) => `${time} (في اليوم السابق)`,
    nextDay: (time) => `${time} (في اليوم التالي)`,
  },
  countries: {
    likely: ["SA", "AE", "KW", "QA", "BH", "OM", "IQ", "JO", "EG"],
    names: {
      HK: "هونغ كونغ",
      MO: "ماكاو",
      MM: "ميانمار",
      PS: "فلسطين",
      SX: "سينت مارتن",
      TL: "تيمور الشرقية",
    },
  },
  channels: { direct: ["whatsapp", "phone"], blocked: [] },
};

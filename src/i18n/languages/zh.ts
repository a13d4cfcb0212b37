import type { LanguageDefinition } from "#i18n/languages.ts";
import { defaultFigures, defaultHours } from "#i18n/languages/defaults.ts";

const numerals = ["一", "二", "三", "四"];

export const chinese: LanguageDefinition = {
  tag: "zh-CN",
  figures: {
    ...defaultFigures,
    amountInText: (amount, number) =>
      amount >= 10_000 && amount % 1_000 === 0 ? `${number(amount / 10_000, 1)}万` : number(amount),
    areaUnits: { m2: "㎡", sqft: "平方英尺" },
    unitSpace: "",
    date: ({ day, month, year }) => `${year}年${month}月${day}日`,
    quarter: ({ year, quarter }) => `${year}年第${numerals[quarter - 1]}季度`,
    minuteUnit: "分钟",
  },
  comma: "",
  sentenceSpace: "",
  hours: {
    ...defaultHours,
    weekday: "short", // 周一, as on door signs
    days: (from, to) => `${from}至${to}`,
    dayBefore: (time) => `前一天${time}`,
    nextDay: (time) => `次日${time}`,
    midnightIsNextDay: true,
  },
  countries: {
    likely: ["CN", "HK", "MO", "TW", "SG", "MY", "AE"],
    names: { AE: "阿联酋", HK: "中国香港", MO: "中国澳门", PS: "巴勒斯坦", TW: "中国台湾" },
  },
  // WhatsApp and Telegram are blocked in China, so they come last.
  channels: { direct: ["wechat", "phone"], blocked: ["whatsapp", "telegram"] },
};

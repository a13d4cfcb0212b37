import { expect, test } from "vitest";
import { preferredLocale } from "#server/paths/root-redirect.ts";

test.each([
  [undefined, undefined, "en"],
  ["i18n_redirected=ar", "ru", "ar"],
  ["currency=EUR; i18n_redirected=zh", "ru", "zh"],
  ["i18n_redirected=fr", "ru", "ru"],
  ["i18n_redirected=EN", "tr", "tr"],
  ["i18n_redirected", "tr", "tr"],
  [undefined, "ru-RU,ru;q=0.9,en;q=0.8", "ru"],
  [undefined, "tr;q=0.5, ar;q=0.9", "ar"],
  [undefined, "zh-TW", "zh"],
  [undefined, "ZH-HANS", "zh"],
  [undefined, "de-DE,de;q=0.9", "en"],
  [undefined, "de, tr-CY;q=0.7, en;q=0.3", "tr"],
  [undefined, "ar;q=0, ru;q=0.1", "ru"],
  [undefined, "en-GB;q=0.8, ar;q=0.9", "ar"],
  [undefined, "zh-TW, zh;q=0.9, ru;q=0.8", "zh"],
  [undefined, "ar-SA, ru", "ar"],
  [undefined, "tr;q=0.8, zh-CN;q=0.8", "tr"],
  [undefined, "ar;Q=0.4, TR;q=0.5", "tr"],
  [undefined, "ru;q=wrong, tr;q=0.2", "tr"],
  [undefined, "zh;q=0", "en"],
  [undefined, "arabic, rus", "en"],
  [undefined, "*", "en"],
  [undefined, "*, tr;q=0.1", "tr"],
  ["i18n_redirected=", "zh", "zh"],
  ["i18n_redirected=ar-SA", "zh", "zh"],
  ["old_i18n_redirected=ar", "zh", "zh"],
  [undefined, ";;;,,q=1", "en"],
])("with cookie %s and languages %s the root redirects to %s", (cookie, languages, locale) => {
  expect(preferredLocale(cookie, languages)).toBe(locale);
});

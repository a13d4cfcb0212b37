import { expect, test } from "vitest";
import { languageName } from "#i18n/language-names.ts";

test("languages are named in the reader's own", () => {
  expect(languageName("en", "tr")).toBe("Turkish");
  expect(languageName("ar", "zh")).toBe("الصينية");
  expect(languageName("ru", "el")).toBe("греческий");
  expect(languageName("tr", "ar")).toBe("Arapça");
  expect(languageName("zh", "en")).toBe("英语");
});

test("a language that nobody knows goes by its code", () => {
  expect(languageName("en", "xx")).toBe("xx");
});

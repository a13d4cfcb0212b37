import { expect, test } from "vitest";
import { languageName } from "#i18n/language-names.ts";

test("language names are in the reader's language", () => {
  expect(languageName("en", "tr")).toBe("Turkish");
  expect(languageName("ar", "zh")).toBe("الصينية");
  expect(languageName("ru", "el")).toBe("греческий");
  expect(languageName("tr", "ar")).toBe("Arapça");
  expect(languageName("zh", "en")).toBe("英语");
});

test("an unknown language is shown by its code", () => {
  expect(languageName("en", "xx")).toBe("xx");
});

import { expect, test } from "vitest";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import {
  visibleTexts,
  unfilledTexts,
  untranslatedTexts,
  textsIdenticalToEnglish,
} from "#tests/support/page-texts.ts";
import { visit } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const english = keyPages("en");

for (const language of testedLanguages) {
  const alike = textsIdenticalToEnglish(language);

  for (const [name, path] of Object.entries(keyPages(language))) {
    test(`no text is unfilled or left in English: ${name}, ${language}`, async () => {
      const texts = visibleTexts((await visit(path)).document);
      expect(texts.length).toBeGreaterThan(20);
      expect(unfilledTexts(texts)).toEqual([]);
      if (language === "en") return;
      const original = visibleTexts((await visit(english[name] ?? "")).document);
      expect(untranslatedTexts(texts, original, alike)).toEqual([]);
    });
  }
}

test("texts that are unfilled or left in English are found", () => {
  const shown = ["Hello {name}", "undefined m²", "[object Object]", "Sea view"];
  expect(unfilledTexts([...shown, "layout.skip"])).toEqual([
    "Hello {name}",
    "undefined m²",
    "[object Object]",
    "layout.skip",
  ]);
  const texts = ["Send us your question", "أرسل سؤالك", "Marina Arc", "kWh"];
  expect(untranslatedTexts(texts, texts, new Set(["Marina Arc"]))).toEqual([
    "Send us your question",
  ]);
});

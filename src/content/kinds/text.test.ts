import { expect, test } from "vitest";
import { z } from "zod";
import { byLanguage, localizedText } from "#content/kinds/text.ts";

const inEach = (text: string) => ({ en: text, ar: text, ru: text, tr: text, zh: text });

test("only Arabic percentages get direction marks, which do not count towards the length", () => {
  const text = inEach("5% + 7.5%");
  expect(localizedText({ maxLength: 9 }).parse(text)).toEqual({
    ...text,
    ar: "\u200F5% + \u200F7.5%",
  });
});

test("a text may have a draft's language, needs every published one, and refuses all others", () => {
  const Text = byLanguage(() => z.string(), ["de"]);
  expect(Text.safeParse(inEach("sea")).success).toBe(true);
  expect(Text.safeParse({ ...inEach("sea"), de: "" }).success).toBe(true);
  expect(Text.safeParse({ ...inEach("sea"), fr: "mer" }).success).toBe(false);
  expect(Text.safeParse({ ...inEach("sea"), zh: undefined, de: "Meer" }).success).toBe(false);
});

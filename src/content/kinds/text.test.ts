import { expect, test } from "vitest";
import { localizedText } from "#content/kinds/text.ts";

const inEach = (text: string) => ({ en: text, ar: text, ru: text, tr: text, zh: text });

test("only Arabic percentages get direction marks, which do not count towards the length", () => {
  const text = inEach("5% + 7.5%");
  expect(localizedText({ maxLength: 9 }).parse(text)).toEqual({
    ...text,
    ar: "\u200F5% + \u200F7.5%",
  });
});

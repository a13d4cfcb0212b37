import { isolate } from "#i18n/isolate.ts";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Makes a visitor's text safe for one line of a terminal: removes control, line break and bidi control characters. */
export function onOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Bidi_Control}/gu, "")
    .trim();
}

/** Isolates right-to-left text, so that it does not reorder the columns beside it. */
export function isolateRightToLeft(text: string): string {
  return rightToLeft.test(text) ? isolate(text) : text;
}

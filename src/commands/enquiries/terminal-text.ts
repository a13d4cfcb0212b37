import { isolate } from "#i18n/isolate.ts";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Makes a visitor's words safe to show on one line of a terminal: nothing in them moves the cursor or turns its neighbours. */
export function onOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Bidi_Control}/gu, "")
    .trim();
}

/** Keeps letters that run to the left within their own place, where a terminal turns them at all. */
export function isolateRightToLeft(text: string): string {
  return rightToLeft.test(text) ? isolate(text) : text;
}

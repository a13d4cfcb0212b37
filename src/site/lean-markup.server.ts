import { type Locale, localeFacts } from "#domain/locale.ts";
import { withoutIsolates } from "#i18n/isolate.ts";

/**
 * Markup that a browser reads alike, in fewer bytes: without the ends that the HTML standard lets go where what follows implies
 * them (13.1.2.4), the strokes of void elements and the values of empty attributes. It must be whole elements as React and
 * micromark write them, which have no `<`, `>` or `"` of their own in attributes and texts, and hold no script or style.
 */
export function leanMarkup(markup: string): string {
  return markup.replace(spared, "");
}

const block =
  "article|aside|blockquote|details|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|section|table|ul";
const parent =
  "article|aside|blockquote|dd|details|div|fieldset|figcaption|figure|footer|form|header|li|main|nav|section|t[dh]";

const spared = new RegExp(
  [
    `</p>(?=<(?:${block})\\b|</(?:${parent})>)`,
    "</li>(?=<li\\b|</[ou]l>)",
    "</d[dt]>(?=<d[dt]\\b)",
    "</dd>(?=</d(?:l|iv)>)",
    "</t[dh]>(?=<t[dh]\\b|</tr>)",
    "</tr>(?=<tr\\b|</t(?:body|foot|head)>)",
    "</t(?:body|head)>(?=<t(?:body|foot)\\b|</table>)",
    "</option>(?=<option\\b|</select>)",
    // Looked back from once the signs are there: from every stroke of an address it would take long.
    `/(?=>)(?<=<(?:br|hr|img|input|source|wbr)\\b[^<>]*/)`,
    `=""(?=[ />])(?<=<[^<>]* [a-z-]+="")`,
  ].join("|"),
  "g",
);

/**
 * Without the marks that keep a run of text in its own order, where nothing could turn it round: in a language that is written from
 * left to right, where no letter is written from right to left. For text that nobody compares with what was drawn elsewhere.
 */
export function withoutIdleIsolates(markup: string, locale: Locale): string {
  if (localeFacts[locale].direction === "rtl" || fromRightToLeft.test(markup)) return markup;
  return withoutIsolates(markup);
}

const fromRightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff]/;

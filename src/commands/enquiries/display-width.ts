/** Columns of a text in a terminal: Chinese characters take two, Arabic vowel signs none. */

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Unicode's East Asian Wide and Fullwidth by their blocks, since regular expressions have no property for them. */
const wide =
  /[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{1B2FB}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}]|\p{Emoji}\uFE0F/u;
const visible = /[^\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export function displayWidth(text: string): number {
  return Array.from(segmenter.segment(text), ({ segment }) => widthOf(segment)).reduce(
    (sum, width) => sum + width,
    0,
  );
}

/** Shortens a wider text with `…`, never within a grapheme. */
export function truncate(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let start = "";
  let room = width - 1;
  for (const { segment } of segmenter.segment(text)) {
    room -= widthOf(segment);
    if (room < 0) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}

function widthOf(grapheme: string): number {
  if (wide.test(grapheme)) return 2;
  return visible.test(grapheme) ? 1 : 0;
}

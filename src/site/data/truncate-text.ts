/** Shortens to what search engines show: whole sentences where they fit, else whole words. `locale` is a BCP 47 tag. */
export function truncateText(text: string, locale: string, longest = 160): string {
  if (text.length <= longest) return text;
  const sentences = leadingSegments(text, locale, "sentence", longest);
  if (sentences.length > longest / 3) return sentences;
  return `${leadingSegments(text, locale, "word", longest - 1)}…`;
}

type Granularity = "sentence" | "word";

function leadingSegments(
  text: string,
  locale: string,
  granularity: Granularity,
  longest: number,
): string {
  let leadingText = "";
  for (const { segment } of segmenterOf(locale, granularity).segment(text)) {
    if ((leadingText + segment).trimEnd().length > longest) break;
    leadingText += segment;
  }
  return leadingText.trimEnd();
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string, granularity: Granularity): Intl.Segmenter {
  const key = `${locale} ${granularity}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(locale, { granularity });
  segmenters.set(key, segmenter);
  return segmenter;
}

/** Shortens to what search engines show: whole sentences where they fit, else whole words. `locale` is a BCP 47 tag. */
export function shortText(text: string, locale: string, longest = 160): string {
  if (text.length <= longest) return text;
  const sentences = leading(text, locale, "sentence", longest);
  if (sentences.length > longest / 3) return sentences;
  return `${leading(text, locale, "word", longest - 1)}…`;
}

type Granularity = "sentence" | "word";

function leading(text: string, locale: string, granularity: Granularity, longest: number): string {
  let kept = "";
  for (const { segment } of segmenterOf(locale, granularity).segment(text)) {
    if ((kept + segment).trimEnd().length > longest) break;
    kept += segment;
  }
  return kept.trimEnd();
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string, granularity: Granularity): Intl.Segmenter {
  const key = `${locale} ${granularity}`;
  const known = segmenters.get(key) ?? new Intl.Segmenter(locale, { granularity });
  segmenters.set(key, known);
  return known;
}

/** Recognises distances to the sea or the metro, which must not be read as areas: `500 m to the beach`, `denize 300 metre`, 距海500米. */
import type { Locale } from "#domain/locale.ts";
import { parseBounds } from "#domain/search/parse-bounds.ts";
import { parseNumeral } from "#domain/search/parse-numerals.ts";
import type { Token } from "#domain/search/tokens.ts";
import { phraseAt, type Part } from "#domain/search/phrases.ts";

/** Maximum words between an amount and its landmark. */
const longestLink = 4;

/** Counts the tokens of a distance that begins here, without its landmark; 0 for none. */
export function distanceAt(tokens: readonly Token[], at: number, locale: Locale): number {
  const said = (part: Part, place: number) => phraseAt(tokens, place, part, locale)?.length ?? 0;

  const link = said("distanceTo", at);
  const landmark = link === 0 ? 0 : said("landmark", at + link);
  if (landmark > 0 && lengthAt(at + link + landmark) > 0) return link;

  const word = said("distance", at);
  if (word > 0 && lengthAt(at + word) > 0) return measured(at + word);
  return measured(at);

  function measured(start: number): number {
    const length = lengthAt(start);
    if (length === 0) return 0;
    const end = start + length;
    const after = said("distance", end);
    const to = said("distanceTo", end + after);
    if (to > 0 && said("landmark", end + after + to) > 0) return end + after + to - at;
    if (after > 0) return end + after - at;
    const inCase = said("landmarkInCase", end);
    const isFor = inCase > 0 && said("filter", end) <= inCase;
    const isSaid = start > at || isFor || isAfterLandmark(start);
    return isSaid ? end - at : 0;
  }

  function isAfterLandmark(start: number): boolean {
    for (let back = 1; back <= Math.min(longestLink, start); back += 1)
      if (said("landmark", start - back) === back || said("landmarkInCase", start - back) === back)
        return true;
    return false;
  }

  function lengthAt(start: number): number {
    const bounds = parseBounds(tokens, start, locale);
    if (bounds === null) return 0;
    const end = start + bounds.length;
    if (bounds.from?.areaUnit ?? bounds.to?.areaUnit) return isInMetres(end) ? bounds.length : 0;
    const numeral = parseNumeral(tokens, end - 1, locale, false);
    const unit = numeral === null ? 0 : said("distanceUnit", end);
    return unit === 0 ? 0 : bounds.length + unit;
  }

  function isInMetres(end: number): boolean {
    return metres.test(tokens[end - 1]?.word ?? "") && tokens[end - 2]?.kind === "number";
  }
}

/** Words for metres and feet that may also mean square ones. */
const metres =
  /^(?:m|met(?:re|er)s?|metre(?!kare)\p{L}*|м|م|метр\p{L}*|متر\p{L}?|امتار|foot|feet|ft)$/u;

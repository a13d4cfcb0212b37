/** Recognises distances to the sea or the metro, which must not be read as areas: `500 m to the beach`, `denize 300 metre`, 距海500米. */
import type { Locale } from "#domain/locale.ts";
import { parseBounds } from "#domain/search/parse-bounds.ts";
import { parseNumeral } from "#domain/search/parse-numerals.ts";
import type { Token } from "#domain/search/tokens.ts";
import { phraseAt, type Part } from "#domain/search/phrases.ts";

/** Maximum words between an amount and its landmark. */
const maxConnectorTokens = 4;

/** Counts the tokens of a distance that begins here, without its landmark; 0 for none. */
export function distanceAt(tokens: readonly Token[], at: number, locale: Locale): number {
  const lengthOf = (part: Part, position: number) =>
    phraseAt(tokens, position, part, locale)?.length ?? 0;

  const connector = lengthOf("distanceConnector", at);
  const landmark = connector === 0 ? 0 : lengthOf("landmark", at + connector);
  if (landmark > 0 && amountLength(at + connector + landmark) > 0) return connector;

  const marker = lengthOf("distanceMarker", at);
  if (marker > 0 && amountLength(at + marker) > 0) return distanceFrom(at + marker);
  return distanceFrom(at);

  function distanceFrom(start: number): number {
    const length = amountLength(start);
    if (length === 0) return 0;
    const end = start + length;
    const markerAfter = lengthOf("distanceMarker", end);
    const connectorAfter = lengthOf("distanceConnector", end + markerAfter);
    if (connectorAfter > 0 && lengthOf("landmark", end + markerAfter + connectorAfter) > 0)
      return end + markerAfter + connectorAfter - at;
    if (markerAfter > 0) return end + markerAfter - at;
    const inflected = lengthOf("inflectedLandmark", end);
    const isToLandmark = inflected > 0 && lengthOf("filter", end) <= inflected;
    const isDistance = start > at || isToLandmark || isAfterLandmark(start);
    return isDistance ? end - at : 0;
  }

  function isAfterLandmark(start: number): boolean {
    for (let back = 1; back <= Math.min(maxConnectorTokens, start); back += 1)
      if (
        lengthOf("landmark", start - back) === back ||
        lengthOf("inflectedLandmark", start - back) === back
      )
        return true;
    return false;
  }

  function amountLength(start: number): number {
    const bounds = parseBounds(tokens, start, locale);
    if (bounds === null) return 0;
    const end = start + bounds.length;
    if (bounds.from?.areaUnit ?? bounds.to?.areaUnit) return isInMetres(end) ? bounds.length : 0;
    const numeral = parseNumeral(tokens, end - 1, locale, false);
    const unit = numeral === null ? 0 : lengthOf("distanceUnit", end);
    return unit === 0 ? 0 : bounds.length + unit;
  }

  function isInMetres(end: number): boolean {
    return metres.test(tokens[end - 1]?.word ?? "") && tokens[end - 2]?.kind === "number";
  }
}

/** Words for metres and feet that may also mean square ones. */
const metres =
  /^(?:m|met(?:re|er)s?|metre(?!kare)\p{L}*|м|م|метр\p{L}*|متر\p{L}?|امتار|foot|feet|ft)$/u;

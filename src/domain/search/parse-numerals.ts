/** Reads numbers in figures and words: `1.5 million`, `two hundred and fifty thousand`, `bir buçuk milyon`, `полтора миллиона`, `五十万`. */
import type { Locale } from "#domain/locale.ts";
import type { Token } from "#domain/search/tokens.ts";
import { localePhraseAt, phraseAt, type Part } from "#domain/search/phrases.ts";

export interface Numeral {
  value: number;
  /** The last multiplier, for a range whose first number shares it: `200-300k`. */
  multiplier: number | null;
  isInWords: boolean;
  length: number;
}

/** The part of a number before its multiplier. */
interface Group {
  value: number;
  isInWords: boolean;
  length: number;
}

/** `100m` is metres from this value; `2m` below it is millions. */
const minMetres = 20;

/** Maximum words of a number. */
const maxNumberTokens = 12;

/** Single words of this value and more include their multiplier: مليونين, полмиллиона. */
const minMultiple = 1000;

/** Reads the number at a token; null for none or an indefinite one. After a currency (`isMoney`), `m` is millions. */
export function parseNumeral(
  tokens: readonly Token[],
  start: number,
  locale: Locale,
  isMoney: boolean,
): Numeral | null {
  if (unreadableAt(tokens, start, locale) > 0) return null;
  return continued(null);

  function continued(numeral: Numeral | null): Numeral | null {
    const end = start + (numeral?.length ?? 0);
    const conjunction = numeral === null ? 0 : conjunctionLength(tokens, end, locale);
    if (numeral !== null && !isAdjacent(tokens[end])) return numeral;
    const group = groupAt(tokens, end + conjunction, locale);
    const multiplierAt = end + conjunction + (group === "clash" ? 0 : (group?.length ?? 0));
    if (group === "clash") return numeral;
    const multiplier = multiplierOf(tokens, multiplierAt, locale, {
      group,
      isMoney: isMoney || isCurrency(tokens, multiplierAt + 1, locale),
    });
    if (numeral === null && group === null && multiplier === null) return null;
    if (multiplier === null) return numeral ?? withoutMultiplier(group);
    if (numeral !== null && (group === null || multiplier.value >= (numeral.multiplier ?? 0)))
      return numeral;
    const after = multiplierAt + multiplier.length;
    const fraction = localePhraseAt(tokens, after, "addedFraction", locale);
    const value = multiplier.value * ((group?.value ?? 1) + (fraction?.value ?? 0));
    return continued({
      value: (numeral?.value ?? 0) + value,
      multiplier: multiplier.value,
      isInWords: numeral?.isInWords ?? group?.isInWords ?? true,
      length: after + (fraction?.length ?? 0) - start,
    });
  }
}

/** A fraction without a multiplier is no number. */
function withoutMultiplier(group: Group | null): Numeral | null {
  if (group === null || group.value < 1) return null;
  return { ...group, multiplier: group.isInWords ? multipleOf(group.value) : null };
}

/** Returns the multiplier that a single word includes: a million in مليونين. */
function multipleOf(value: number): number | null {
  if (value < minMultiple) return null;
  return value >= 1e6 ? 1e6 : 1e3;
}

function groupAt(tokens: readonly Token[], at: number, locale: Locale): Group | "clash" | null {
  const token = tokens[at];
  if (token?.kind === "number") {
    const figure = figureOf(token.word, phraseAt(tokens, at + 1, "multiplier", locale)?.value ?? 1);
    return withFraction({ value: figure, isInWords: false, length: 1 });
  }
  const fraction = localePhraseAt(tokens, at, "fraction", locale);
  if (fraction !== null) {
    const filler = localePhraseAt(tokens, at + fraction.length, "filler", locale)?.length ?? 0;
    const length = fraction.length + filler;
    const next = tokens[at + length];
    if (!isAdjacent(next) || phraseAt(tokens, at + length, "multiplier", locale) === null)
      return null;
    return { value: fraction.value, isInWords: true, length };
  }
  const words = wordsAt(tokens, at, locale);
  return words === null || words === "clash" ? words : withFraction(words);

  function withFraction(group: Group): Group {
    const end = at + group.length;
    const added = localePhraseAt(tokens, end, "addedFraction", locale);
    const hundred = added === null ? localePhraseAt(tokens, end, "hundred", locale) : null;
    if (hundred !== null && !group.isInWords && isAdjacent(tokens[end]))
      return { ...group, value: group.value * hundred.value, length: group.length + 1 };
    if (added === null) return group;
    const whole = group.isInWords ? (multipleOf(group.value) ?? 1) : 1;
    return {
      ...group,
      value: group.value + added.value * whole,
      length: group.length + added.length,
    };
  }
}

/** Words below a thousand that are added and multiplied: `two hundred (and) fifty`, 一百五十. */
function wordsAt(tokens: readonly Token[], start: number, locale: Locale): Group | "clash" | null {
  const whole = localePhraseAt(tokens, start, "number", locale);
  if (whole !== null && whole.value >= minMultiple)
    return { value: whole.value, isInWords: true, length: whole.length };

  let parts: number[] = [];
  let at = start;
  /** Where to backtrack to when a joined part begins the next number: `two hundred and three hundred`. */
  let before: { parts: number[]; at: number } | null = null;
  let isAfterConjunction = false;
  const done = (): Group | null =>
    parts.length === 0
      ? null
      : { value: parts.reduce((sum, part) => sum + part), isInWords: true, length: at - start };
  for (;;) {
    const last = parts.at(-1);
    const conjunction = last === undefined ? 0 : conjunctionLength(tokens, at, locale);
    const isJoined = conjunction > 0 || /^و./.test(tokens[at]?.word ?? "");
    const isHyphened = tokens[at]?.gap === "-" && locale === "en" && (last ?? 0) >= 20;
    if (last !== undefined && !isAdjacent(tokens[at]) && !isHyphened) return done();
    if (at > start + maxNumberTokens) return "clash";
    if (conjunction > 0 && locale === "en" && (last ?? 0) < 100) return done();

    const number = localePhraseAt(tokens, at + conjunction, "number", locale);
    const hundred = localePhraseAt(tokens, at + conjunction, "hundred", locale);
    if (number !== null && number.value < minMultiple) {
      if (!isAdded(parts, number.value, locale)) return isJoined || isHyphened ? done() : "clash";
      if (isJoined) before = { parts: [...parts], at };
      isAfterConjunction = isJoined;
      parts.push(number.value);
      at += conjunction + number.length;
    } else if (hundred !== null) {
      const isMultiplied = last !== undefined && last < hundred.value && conjunction === 0;
      const rest = isMultiplied ? parts.slice(0, -1) : parts;
      const part = isMultiplied ? last * hundred.value : hundred.value;
      if (!isAdded(rest, part, locale)) {
        if (before === null) return isJoined ? done() : "clash";
        ({ parts, at } = before);
        return done();
      }
      parts = [...rest, part];
      at += conjunction + hundred.length;
    } else {
      // 一百五 is ambiguous: 150 when spoken, or 105 with 零 omitted.
      const isAmbiguous = locale === "zh" && (last ?? 10) < 10 && (parts.at(-2) ?? 0) >= 100;
      return isAmbiguous && !isAfterConjunction ? "clash" : done();
    }
  }
}

/** Whether a part can be added to the parts before: `twenty` and `five`, not `five` and `six`; Arabic puts units before tens. */
function isAdded(parts: readonly number[], part: number, locale: Locale): boolean {
  const digits = [part, ...parts].map((each) => [...String(Math.floor(each))].toReversed());
  const places = digits.flatMap((each) =>
    each.flatMap((digit, place) => (digit === "0" ? [] : [place])),
  );
  if (new Set(places).size < places.length) return false;
  const last = parts.at(-1) ?? Infinity;
  return part < last || (locale === "ar" && last < 10 && part >= 20 && part < 100);
}

function multiplierOf(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
  { group, isMoney }: { group: Group | null; isMoney: boolean },
): { value: number; length: number } | null {
  const multiplier = phraseAt(tokens, at, "multiplier", locale);
  if (multiplier === null || (group !== null && !isAdjacent(tokens[at], /^[\s-]?$/))) return null;
  const [word, isHan] = [tokens[at]?.word ?? "", tokens[at]?.kind === "han"];
  if (group === null) {
    const isVague = localePhraseAt(tokens, at, "vague", locale) !== null;
    return multiplier.value >= 1e6 && (word.length > 3 || isHan) && !isVague ? multiplier : null;
  }
  const unit = phraseAt(tokens, at, "areaUnit", locale);
  if (unit !== null && unit.length > multiplier.length) return null;
  if (word === "m" && group.value >= minMetres && !isMoney) return null;
  return multiplier;
}

function isCurrency(tokens: readonly Token[], at: number, locale: Locale): boolean {
  return phraseAt(tokens, at, "currency", locale) !== null;
}

function conjunctionLength(tokens: readonly Token[], at: number, locale: Locale): number {
  return localePhraseAt(tokens, at, "conjunction", locale)?.length ?? 0;
}

function isAdjacent(token: Token | undefined, gap = /^\s*$/): boolean {
  return token !== undefined && gap.test(token.gap);
}

/** A number followed by one of these must not be read without it. */
const quantities: readonly Part[] = [
  "addedFraction",
  "fraction",
  "number",
  "hundred",
  "multiplier",
];

/** Memoised, because every phrase that may precede a number checks it. */
const unreadableCache = new WeakMap<readonly Token[], Map<number, number>>();

/** Counts the tokens of a number that cannot be read whole; 0 for none. The cache assumes one locale for each array of tokens. */
export function unreadableAt(tokens: readonly Token[], start: number, locale: Locale): number {
  const byPosition = unreadableCache.get(tokens) ?? new Map<number, number>();
  unreadableCache.set(tokens, byPosition);
  const length = byPosition.get(start) ?? countUnreadable(tokens, start, locale);
  byPosition.set(start, length);
  return length;
}

function countUnreadable(tokens: readonly Token[], start: number, locale: Locale): number {
  if (
    quantityAt(tokens, start, locale) === 0 &&
    localePhraseAt(tokens, start, "vague", locale) === null
  )
    return 0;
  let at = start;
  let isVague = groupAt(tokens, start, locale) === "clash";
  while (at === start || (at < start + maxNumberTokens && isAdjacent(tokens[at]))) {
    const vague = localePhraseAt(tokens, at, "vague", locale)?.length ?? 0;
    const quantity = quantityAt(tokens, at, locale);
    const length = at === start ? Math.max(vague, quantity) : quantity || vague;
    if (length === 0) break;
    const isVagueHere = vague > 0 && vague >= quantity && (at === start || quantity === 0);
    if (isVagueHere) {
      const filler = localePhraseAt(tokens, at + length, "filler", locale)?.length ?? 0;
      const next = [at + length, at + length + filler].find(
        (position) => isAdjacent(tokens[position]) && quantityAt(tokens, position, locale) > 0,
      );
      if (next === undefined) break;
      isVague = true;
      at = next;
    } else {
      isVague ||= isSlashed(tokens, at);
      at += length;
      if (isSlashed(tokens, at - 1)) at += 1;
    }
  }
  return isVague ? at - start : 0;
}

function quantityAt(tokens: readonly Token[], at: number, locale: Locale): number {
  if (tokens[at]?.kind === "number") return 1;
  return Math.max(
    0,
    ...quantities.map((part) => localePhraseAt(tokens, at, part, locale)?.length ?? 0),
  );
}

/** `1/2 million`, and `½` as it is folded. */
function isSlashed(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]?.kind === "number" && next?.kind === "number" && next.gap === "⁄";
}

/** Reads `300,000`, `300.000` and `300 000` as thousands, `1.5` and `1,5` as decimals, also `1.250` before a multiplier. */
function figureOf(word: string, multiplier: number): number {
  const grouped =
    /^(?<whole>\d{1,3}(?<mark>[,.' ])\d{3}(?:\k<mark>\d{3})*)(?:[.,](?<part>\d+))?$/.exec(word);
  const { whole = word, part = "" } = grouped?.groups ?? {};
  const isFraction = /^\d[,.]\d{3}$/.test(word) && multiplier >= 1e6;
  if (grouped === null || isFraction) return Number(word.replace(",", "."));
  return Number(`${whole.replaceAll(/\D/g, "")}.${part}0`);
}

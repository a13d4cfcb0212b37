/** The unread rest of a query; each character is mapped to its offset in the original. */
import type { Token } from "#domain/search/tokens.ts";

export interface SourceMappedText {
  text: string;
  /** Offsets in the query; null for the identity. */
  origins: readonly number[] | null;
}

/** End-exclusive. */
export interface TextSpan {
  start: number;
  end: number;
  /** Whether the gap before this span stays. */
  joined: boolean;
}

export function spanOfTokens(
  tokens: readonly Token[],
  at: number,
  length: number,
): Omit<TextSpan, "joined"> {
  return { start: tokens[at]?.start ?? 0, end: tokens[at + length - 1]?.end ?? 0 };
}

/** Joins spans, with a space where text was removed between them. */
export function joinSpans(source: SourceMappedText, spans: readonly TextSpan[]): SourceMappedText {
  let text = "";
  let end = 0;
  const origins: number[] = [];
  for (const span of spans) {
    if (span.joined) end = copy(end, span.end);
    else {
      if (text !== "") {
        text += " ";
        origins.push(originalIndex(source, span.start));
      }
      end = copy(span.start, span.end);
    }
  }
  return { text, origins };

  function copy(from: number, to: number): number {
    text += source.text.slice(from, to);
    for (let at = from; at < to; at += 1) origins.push(originalIndex(source, at));
    return to;
  }
}

export function originalIndex({ origins }: SourceMappedText, at: number): number {
  return origins?.[at] ?? at;
}

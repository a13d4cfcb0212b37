/** The unread rest of a query; each character is mapped to its offset in the original. */
import type { Token } from "#domain/search/tokens.ts";

export interface Passage {
  text: string;
  /** Offsets in the query; null for the identity. */
  origins: readonly number[] | null;
}

/** End-exclusive. */
export interface Piece {
  start: number;
  end: number;
  /** Whether the gap before this piece is kept. */
  joined: boolean;
}

export function pieceOf(
  tokens: readonly Token[],
  at: number,
  length: number,
): Omit<Piece, "joined"> {
  return { start: tokens[at]?.start ?? 0, end: tokens[at + length - 1]?.end ?? 0 };
}

/** Joins pieces, with a space where text was removed between them. */
export function piecesOf(passage: Passage, pieces: readonly Piece[]): Passage {
  let text = "";
  let end = 0;
  const origins: number[] = [];
  for (const piece of pieces) {
    if (piece.joined) end = copied(end, piece.end);
    else {
      if (text !== "") {
        text += " ";
        origins.push(placeIn(passage, piece.start));
      }
      end = copied(piece.start, piece.end);
    }
  }
  return { text, origins };

  function copied(from: number, to: number): number {
    text += passage.text.slice(from, to);
    for (let at = from; at < to; at += 1) origins.push(placeIn(passage, at));
    return to;
  }
}

export function placeIn({ origins }: Passage, at: number): number {
  return origins?.[at] ?? at;
}

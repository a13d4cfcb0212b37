/** What is left of a query while it is being read, each character still knowing where the visitor typed it. */
import type { Token } from "#domain/search/tokens.ts";

export interface Passage {
  text: string;
  /** Where each character stood in the query; null for the query itself. */
  origins: readonly number[] | null;
}

/** A part of a passage, from one character up to another. */
export interface Piece {
  start: number;
  end: number;
  /** Whether what stands between this piece and the one before belongs to them. */
  joined: boolean;
}

/** Gives the piece of so many tokens. */
export function pieceOf(
  tokens: readonly Token[],
  at: number,
  length: number,
): Omit<Piece, "joined"> {
  return { start: tokens[at]?.start ?? 0, end: tokens[at + length - 1]?.end ?? 0 };
}

/** Puts pieces together, with a space where something was taken out between them. */
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

/** Where a character of a passage stood in the query. */
export function placeIn({ origins }: Passage, at: number): number {
  return origins?.[at] ?? at;
}

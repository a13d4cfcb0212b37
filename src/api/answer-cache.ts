import type { Answer } from "#api/answer.ts";

/** Keeps answers of one edition of the content. */
export interface AnswerCache {
  find(edition: string, key: string): Answer | undefined;
  keep(edition: string, key: string, answer: Answer): void;
  /** To be called when the bodies of a kept answer may have become others. */
  weigh(key: string): void;
}

interface Entry {
  answer: Answer;
  bytes: number;
}

/** Measured: what an answer takes beside its bodies. */
const bytesPerEntry = 1_800;

/**
 * Makes a cache that holds at most so many bytes of answers, in every encoding that they are there in, the least recently used
 * forgotten first. A page asks for the same menus as the page before it, and a page in another currency for all the same: only
 * a new edition has to be read.
 */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let current = "";

  function turnTo(edition: string): void {
    if (edition === current) return;
    entries.clear();
    bytes = 0;
    current = edition;
  }

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function weigh(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    bytes -= entry.bytes;
    entry.bytes = bytesPerEntry + 2 * key.length + entry.answer.bodies.bytes;
    bytes += entry.bytes;
    for (const eldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      forget(eldest);
    }
  }

  return {
    find(edition, key) {
      turnTo(edition);
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.answer;
    },
    keep(edition, key, answer) {
      turnTo(edition);
      forget(key);
      entries.set(key, { answer, bytes: 0 });
      weigh(key);
    },
    weigh,
  };
}

import type { Answer } from "#api/answer.ts";

/** Keeps answers of one edition of the content. */
export interface AnswerCache {
  find(edition: string, key: string): Answer | undefined;
  keep(edition: string, key: string, answer: Answer): void;
}

/**
 * Makes a cache that holds at most so many bytes of answers, the least recently used forgotten first. A page asks for the
 * same menus as the page before it, and a page in another currency for all the same: only a new edition has to be read.
 */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const answers = new Map<string, Answer>();
  let bytes = 0;
  let current = "";

  function turnTo(edition: string): void {
    if (edition === current) return;
    answers.clear();
    bytes = 0;
    current = edition;
  }

  function forget(key: string): Answer | undefined {
    const answer = answers.get(key);
    if (answer === undefined) return undefined;
    answers.delete(key);
    bytes -= sizeOf(key, answer);
    return answer;
  }

  function add(key: string, answer: Answer): void {
    answers.set(key, answer);
    bytes += sizeOf(key, answer);
  }

  return {
    find(edition, key) {
      turnTo(edition);
      const answer = forget(key);
      if (answer !== undefined) add(key, answer);
      return answer;
    },
    keep(edition, key, answer) {
      turnTo(edition);
      forget(key);
      add(key, answer);
      for (const eldest of answers.keys()) {
        if (bytes <= maxBytes) break;
        forget(eldest);
      }
    },
  };
}

/** Two bytes a character of the key; what an answer is compressed to is a quarter of it at most. */
function sizeOf(key: string, { plain }: Answer): number {
  return 2 * key.length + 1.25 * plain.length;
}

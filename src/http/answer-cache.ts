import type { Answer } from "#api/answer.ts";
import { createBoundedEntries } from "#memory/bounded-entries.ts";

/** Keeps answers of one edition of the content: the one that was asked for last. */
export interface AnswerCache {
  find(edition: string, key: string): Answer | undefined;
  /** Does nothing where another edition was asked for while the answer was made. */
  keep(edition: string, key: string, answer: Answer): void;
  /** To be called when the bodies of a kept answer may have become others. */
  weigh(key: string): void;
}

/** Measured: what an answer takes beside its bodies. */
const bytesPerEntry = 1_800;

/**
 * Makes a cache that holds at most so many bytes of answers, in every encoding that they are there in, and of these keeps
 * those that are used (decision 31). A page asks for the same menus as the page before it, and a page in another currency for all the same: only
 * a new edition has to be read.
 */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const answers = createBoundedEntries<Answer>(
    maxBytes,
    ({ bodies }) => bytesPerEntry + bodies.bytes(),
  );
  let current = "";

  return {
    find(edition, key) {
      if (edition !== current) answers.clear();
      current = edition;
      return answers.use(key);
    },
    keep(edition, key, answer) {
      if (edition === current) answers.put(key, answer);
    },
    weigh: (key) => answers.weigh(key),
  };
}

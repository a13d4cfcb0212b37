import { LRUCache } from "lru-cache";
import type { Bodies } from "#http/bodies.ts";

/** Finished answers, pages or JSON, by all that they depend on. */
export interface AnswerCache<Answer> {
  find(key: string): Answer | undefined;
  keep(key: string, answer: Answer): void;
  /** To be called when a kept answer has come to be there in another encoding. */
  weigh(key: string): void;
  clear(): void;
  readonly bytes: number;
}

interface AnswerCacheOptions {
  /** Bound of all that answers take, in every encoding that they are there in; 0 keeps nothing. */
  maxBytes: number;
  /** What an answer takes beside its bodies and its key. */
  bytesPerAnswer: number;
  /** Age from which an answer is no longer found; none unless told. */
  maxAgeMs?: number;
}

/** Keeps those answers that were used last. */
export function createAnswerCache<Answer extends { bodies: Bodies }>({
  maxBytes,
  bytesPerAnswer,
  maxAgeMs = 0,
}: AnswerCacheOptions): AnswerCache<Answer> {
  const answers = new LRUCache<string, Answer>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: ({ bodies }, key) => bytesPerAnswer + 2 * key.length + bodies.bytes(),
    ttl: maxAgeMs,
  });

  return {
    find: (key) => answers.get(key),
    keep: (key, answer) => void answers.set(key, answer),
    weigh(key) {
      const answer = answers.peek(key);
      if (answer === undefined) return;
      const ttl = answers.getRemainingTTL(key);
      answers.delete(key); // the same answer put again would keep its size
      answers.set(key, answer, { ttl: Number.isFinite(ttl) ? ttl : 0 });
    },
    clear: () => answers.clear(),
    get bytes() {
      return answers.calculatedSize;
    },
  };
}

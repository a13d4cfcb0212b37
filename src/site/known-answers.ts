/** What an API answered before, so that it need only say that nothing has changed. */
import { createBoundedEntries } from "#memory/bounded-entries.ts";
import type { ApiTransport } from "#site/request-context.ts";

export interface KnownAnswer {
  etag: string;
  /** The edition in which it was last the answer; null where the API names none. */
  edition: string | null;
  /** Frozen to its last part, because many renders read it. */
  content: unknown;
}

export interface KnownAnswers {
  find(url: string, locale: string): KnownAnswer | undefined;
  keep(url: string, locale: string, answer: KnownAnswer): void;
}

/** Room for what is known of one API: filters can be put together without end, and the answer of a listing takes 50 kB. */
const roomBytes = 12_000_000;

const known = new WeakMap<ApiTransport, KnownAnswers>();

/** The answers known of an API: within the room, those that are used. */
export function knownAnswersOf(transport: ApiTransport): KnownAnswers {
  const answers = known.get(transport) ?? createKnownAnswers(roomBytes);
  known.set(transport, answers);
  return answers;
}

/** Remembers answers of about so many bytes, by their address and language. */
export function createKnownAnswers(maxBytes: number): KnownAnswers {
  const answers = createBoundedEntries<KnownAnswer & { bytes: number }>(
    maxBytes,
    ({ bytes }) => bytes,
  );

  return {
    find: (url, locale) => answers.use(`${locale} ${url}`),
    keep(url, locale, answer) {
      answers.put(`${locale} ${url}`, { ...answer, bytes: freezeAndWeigh(answer.content) });
    },
  };
}

/** Freezes all parts of a JSON value and tells about how many bytes they take. */
function freezeAndWeigh(content: unknown): number {
  if (typeof content === "string") return 16 + 2 * content.length;
  if (typeof content !== "object" || content === null) return 0; // stands in its object's own place, as nearly all numbers do
  Object.freeze(content);
  const parts: unknown[] = Object.values(content);
  return parts.reduce<number>((bytes, part) => bytes + 8 + freezeAndWeigh(part), 24);
}

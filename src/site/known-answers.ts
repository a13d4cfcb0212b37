/** What an API answered before, so that it need only say that nothing has changed. */
import type { ApiTransport } from "#site/request-context.ts";

export interface KnownAnswer {
  etag: string;
  /** Frozen to its last part, because many renders read it. */
  content: unknown;
}

export interface KnownAnswers {
  find(url: string, locale: string): KnownAnswer | undefined;
  keep(url: string, locale: string, answer: KnownAnswer): void;
}

/** Answers of a process that are remembered for one API; demo content in five languages has about as many addresses. */
const most = 500;

const known = new WeakMap<ApiTransport, KnownAnswers>();

/** The answers known of an API: the most recently used ones. */
export function knownAnswersOf(transport: ApiTransport): KnownAnswers {
  const answers = known.get(transport) ?? createKnownAnswers(most);
  known.set(transport, answers);
  return answers;
}

/** Remembers at most so many answers, by their address and language. */
export function createKnownAnswers(most: number): KnownAnswers {
  const answers = new Map<string, KnownAnswer>(); // least recently used first
  return {
    find(url, locale) {
      const key = `${locale} ${url}`;
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    keep(url, locale, answer) {
      freeze(answer.content);
      answers.set(`${locale} ${url}`, answer);
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    },
  };
}

function freeze(content: unknown): void {
  if (typeof content !== "object" || content === null) return;
  Object.freeze(content);
  for (const part of Object.values(content)) freeze(part);
}

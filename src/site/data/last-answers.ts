import type { CallName } from "#contract/calls.ts";
import type { Locale } from "#domain/locale.ts";
import type { ApiTransport } from "#site/data/request-context.ts";

/** What surrounds every page. None of these calls has a parameter, so there is one answer of each in a language. */
const kept: ReadonlySet<CallName> = new Set([
  "areaNavigation",
  "currencies",
  "filterPages",
  "footerLinks",
]);

interface LastAnswers {
  keep(name: CallName, answer: object): void;
  /** The last answer, of whatever age; null where there was none. */
  of(name: CallName): object | null;
}

const answersOf = new WeakMap<ApiTransport, Map<string, object>>();

/** What an API last said in a language of the surroundings of every page, to stand in while it says nothing. */
export function lastAnswers(transport: ApiTransport, locale: Locale): LastAnswers {
  const answers = answersOf.get(transport) ?? new Map<string, object>();
  answersOf.set(transport, answers);
  return {
    keep(name, answer) {
      if (kept.has(name)) answers.set(`${locale} ${name}`, answer);
    },
    of: (name) => answers.get(`${locale} ${name}`) ?? null,
  };
}

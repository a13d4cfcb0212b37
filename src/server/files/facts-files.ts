import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import {
  type FoundText,
  foundText,
  notThere,
  sendText,
  unavailable,
} from "#server/finders/send-found.ts";
import type { Keeper, Press } from "#server/pages/press.ts";
import { createApiClient } from "#site/api-client.ts";
import { readFacts } from "#site/around.server.ts";
import { factsFileOf } from "#site/facts-file.server.ts";
import type { ApiFault, ApiTransport, FactsFile } from "#site/request-context.ts";

/** Documents that were sent before the content changed still ask for what they name. */
const mostFiles = 4 * locales.length;

interface FactsFilesParts {
  transport: ApiTransport;
  /** Makes files that are asked for again smaller. */
  press: Press;
  report: (fault: ApiFault) => void;
}

/** Keeps the files of what all pages of a language are drawn from alike. */
export function createFactsFiles({ transport, press, report }: FactsFilesParts) {
  const texts = new Map<string, FoundText>(); // by path, the one named longest ago first

  const keeper: Keeper = {
    holds: (path, bodies) => texts.get(path)?.bodies === bodies,
    weigh: () => undefined, // they are bounded by number
  };

  function keep({ path, text }: FactsFile): void {
    const found = texts.get(path) ?? foundText("application/json", text, true);
    texts.delete(path);
    texts.set(path, found);
    for (const oldest of texts.keys()) {
      if (texts.size <= mostFiles) break;
      texts.delete(oldest);
    }
  }

  const readings = new Map<Locale, Promise<boolean>>();

  /** One at a time in each language, for anybody can ask for what is not there; who comes meanwhile hears of the next one. */
  async function readInTurn(locale: Locale, requestId: string): Promise<boolean> {
    await readings.get(locale);
    const reading = readings.get(locale) ?? read(locale, requestId);
    readings.set(locale, reading);
    return reading;
  }

  /** Keeps the file of what the API says now; false where that has gaps. */
  async function read(locale: Locale, requestId: string): Promise<boolean> {
    try {
      const api = createApiClient(transport, locale, { requestId, report });
      const { facts, areWhole } = await readFacts(api);
      if (areWhole) keep(factsFileOf(locale, facts));
      return areWhole;
    } finally {
      readings.delete(locale);
    }
  }

  /**
   * Answers with the very text that a path names: what a document was drawn from here, or what the API says now, for who has
   * the document of another process. Under any other such path there is nothing; null for every other path.
   */
  async function send(request: Request, requestId: string): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const locale = languageOf(pathname);
    if (locale === null) return null;
    if (!texts.has(pathname) && !(await readInTurn(locale, requestId))) return unavailable();
    const text = texts.get(pathname);
    if (text === undefined) return notThere();
    press(text.bodies, pathname, keeper);
    return sendText(request, text);
  }

  return { keep, send };
}

function languageOf(path: string): Locale | null {
  const [, digest = null] = /-([0-9a-f]{16})\.json$/.exec(path) ?? [];
  if (digest === null) return null;
  return locales.find((locale) => path === linkTo(locale, "facts", { digest })) ?? null;
}

import { apiFor } from "#site/api-client.ts";
import { readChoice, readFacts, type AroundArgs } from "#site/around.server.ts";
import { factsFileOf } from "#site/facts-file.server.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pack } from "#site/packed.ts";
import { asksForData } from "#site/parts/still/hidden.ts";
import { factsNamedContext } from "#site/request-context.ts";
import type { SentAround } from "#site/sent-around.ts";

/**
 * Reads what a page is drawn from beside its own, as it travels. A document names the file of what all pages have alike; it carries
 * facts that have gaps itself, for nobody is to keep them, and so does what the router asks for.
 */
export async function sendAround(args: AroundArgs): Promise<SentAround> {
  const locale = localeOfPath(args.url.pathname);
  const [{ facts, areWhole }, choice] = await Promise.all([
    readFacts(apiFor(args.context, locale)),
    readChoice(args),
  ]);
  if (!areWhole || asksForData(args.request)) return { facts: pack(facts), choice };
  const file = factsFileOf(locale, facts);
  args.context.get(factsNamedContext)(file);
  const inFile = { path: file.path };
  // The page is drawn from the facts themselves, which do not travel, as those that are packed.
  return { facts: Object.defineProperty(inFile, "value", { value: facts }), choice };
}

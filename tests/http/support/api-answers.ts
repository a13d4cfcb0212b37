/** What the site should be showing, asked of its own API and parsed against the contract. */
import { calls, type CallAnswer, type CallName } from "#contract/calls.ts";
import type { Listing } from "#contract/listing.ts";
import type { Locale } from "#domain/locale.ts";
import { demoSite } from "#tests/http/support/site.ts";

/** What a call answers at a path below `/api/v1`. */
export async function answerOf<Name extends CallName>(
  name: Name,
  path: string,
  language: Locale = "en",
): Promise<CallAnswer<Name>> {
  const { url } = await demoSite();
  const answer = await fetch(`${url}/api/v1${path}`, { headers: { "X-localization": language } });
  // The call's own schema, which the compiler cannot tell from those of the other calls.
  return calls[name].answer.parse(await answer.json()) as CallAnswer<Name>;
}

/** The listing of all countries under a query such as `status=off-plan&sort=price`. */
export function listingOf(language: Locale, query: string): Promise<Listing> {
  return answerOf("listing", `/projects/types/properties/properties?${query}`, language);
}

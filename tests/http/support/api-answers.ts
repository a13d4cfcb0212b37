/** The expected content, from the site's own API and parsed by the contract. */
import { calls, type CallResponse, type CallName } from "#contract/calls.ts";
import type { Listing } from "#contract/listing.ts";
import type { Locale } from "#domain/locale.ts";
import { demoSite } from "#tests/http/support/site.ts";

/** The answer of a call at a path below `/api/v1`. */
export async function answerOf<Name extends CallName>(
  name: Name,
  path: string,
  language: Locale = "en",
): Promise<CallResponse<Name>> {
  const { url } = await demoSite();
  const answer = await fetch(`${url}/api/v1${path}`, { headers: { "X-localization": language } });
  // the compiler cannot tell this call's schema from the others
  return calls[name].response.parse(await answer.json()) as CallResponse<Name>;
}

/** The listing of all countries for a query such as `status=off-plan&sort=price`. */
export function listingOf(language: Locale, query: string): Promise<Listing> {
  return answerOf("listing", `/projects/types/properties/properties?${query}`, language);
}

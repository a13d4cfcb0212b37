/** What the site should be showing, asked of its own API and parsed against the contract. */
import type { APIRequestContext } from "@playwright/test";
import { calls, type CallAnswer, type CallName } from "#contract/calls.ts";
import type { Listing } from "#contract/listing.ts";
import type { Suggestion } from "#contract/search.ts";
import type { Locale } from "#domain/locale.ts";

/** What a call answers at a path below `/api/v1`. */
export async function answerOf<Name extends CallName>(
  request: APIRequestContext,
  name: Name,
  path: string,
  language: Locale = "en",
): Promise<CallAnswer<Name>> {
  const answer = await request.get(`/api/v1${path}`, { headers: { "X-localization": language } });
  // The call's own schema, which the compiler cannot tell from those of the other calls.
  return calls[name].answer.parse(await answer.json()) as CallAnswer<Name>;
}

/** The listing of all countries under a query such as `status=off-plan&sort=price`. */
export async function listingOf(
  request: APIRequestContext,
  language: Locale,
  query: string,
): Promise<Listing> {
  const path = "/projects/types/properties/properties";
  const response = await request.get(`/api/v1${path}?${query}`, {
    headers: { "X-localization": language },
  });
  return calls.listing.answer.parse(await response.json());
}

/** What is suggested for a text. */
export async function suggestionsOf(
  request: APIRequestContext,
  language: Locale,
  query: string,
): Promise<Suggestion[]> {
  const response = await request.get(`/api/v1${calls.suggestions.path}`, {
    headers: { "X-localization": language },
    params: { query },
  });
  return calls.suggestions.answer.parse(await response.json()).content;
}

/** The expected content, from the site's own API and parsed by the contract. */
import type { APIRequestContext } from "@playwright/test";
import { calls, type CallResponse, type CallName } from "#contract/calls.ts";
import type { Listing } from "#contract/listing.ts";
import type { Suggestion } from "#contract/search.ts";
import type { Locale } from "#domain/locale.ts";

/** The answer of a call at a path below `/api/v1`. */
export async function answerOf<Name extends CallName>(
  request: APIRequestContext,
  name: Name,
  path: string,
  language: Locale = "en",
): Promise<CallResponse<Name>> {
  const answer = await request.get(`/api/v1${path}`, { headers: { "X-localization": language } });
  // the compiler cannot tell this call's schema from the others
  return calls[name].response.parse(await answer.json()) as CallResponse<Name>;
}

/** The listing of all countries for a query such as `status=off-plan&sort=price`. */
export async function listingOf(
  request: APIRequestContext,
  language: Locale,
  query: string,
): Promise<Listing> {
  const path = "/projects/types/properties/properties";
  const response = await request.get(`/api/v1${path}?${query}`, {
    headers: { "X-localization": language },
  });
  return calls.listing.response.parse(await response.json());
}

export async function suggestionsOf(
  request: APIRequestContext,
  language: Locale,
  query: string,
): Promise<Suggestion[]> {
  const response = await request.get(`/api/v1${calls.suggestions.path}`, {
    headers: { "X-localization": language },
    params: { query },
  });
  return calls.suggestions.response.parse(await response.json()).content;
}

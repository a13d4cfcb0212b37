import { calls, type CallName, type CheckedParams, type CheckedQuery } from "#contract/calls.ts";
import type { Problem } from "#contract/problem.ts";
import { sentenceFor } from "#api/wrong-field.ts";

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Takes the parameters of a path; null where one cannot be a slug, so that nothing can have it. */
export function checkParams<Name extends CallName>(
  name: Name,
  given: Record<string, string>,
): CheckedParams<Name> | null {
  const slugs = Object.keys(calls[name].params.shape).map((key) => [key, given[key] ?? ""]);
  if (!slugs.every(([, slug = ""]) => slugPattern.test(slug))) return null;
  return Object.fromEntries(slugs) as CheckedParams<Name>; // every parameter of a path is a slug
}

type CheckedOrWrong<Name extends CallName> =
  | { query: CheckedQuery<Name> }
  | { errors: NonNullable<Problem["errors"]> };

/**
 * Checks a query against the contract. Of a repeated parameter the first counts, an empty one is as good as none, and a
 * NUL, which PostgreSQL cannot even be asked about, as good as a space.
 */
export function checkQuery<Name extends CallName>(
  name: Name,
  search: URLSearchParams,
): CheckedOrWrong<Name> {
  const schema = calls[name].query;
  const given = Object.keys(schema.shape).map((key) => {
    const value = search.get(key)?.replaceAll("\0", " ");
    return [key, value || undefined];
  });
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return { query: parsed.data as CheckedQuery<Name> }; // parsed by this very call's schema
  return {
    errors: parsed.error.issues.map((issue) => ({
      field: issue.path.join("."),
      message: sentenceFor(issue),
    })),
  };
}

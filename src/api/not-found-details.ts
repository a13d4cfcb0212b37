/** Details of 404 and 410: which parameters match nothing. */
import { calls, type CallName } from "#contract/calls.ts";
import type { ProblemDetails } from "#api/problems.ts";

const maxQuotedLength = 100;

export function notFoundDetails(
  name: CallName,
  params: Record<string, string>,
  search: URLSearchParams,
): ProblemDetails {
  const named = namesOf(name, params, search);
  if (named.length === 0) {
    return {
      detail: "There is no content for this call.",
      errors: [{ field: "path", message: "path has no content." }],
    };
  }
  return {
    detail: `Nothing is published with ${named.map(([key, value]) => `${key} ${quoted(value)}`).join(", ")}.`,
    errors: named.map(([field]) => ({ field, message: messageFor(field, named.length) })),
  };
}

export function goneDetails(
  name: CallName,
  params: Record<string, string>,
  search: URLSearchParams,
): ProblemDetails {
  return {
    errors: namesOf(name, params, search).map(([field]) => ({
      field,
      message: `${field} refers to withdrawn content.`,
    })),
  };
}

export function unknownPathDetails(request: Request): ProblemDetails {
  const { pathname } = new URL(request.url);
  return {
    detail: `Unknown path ${quoted(pathname)}; see /api/v1/docs.`,
    errors: [{ field: "path", message: "path does not exist." }],
  };
}

/** The parameters of the path, or those of the query where it has none. */
function namesOf(
  name: CallName,
  params: Record<string, string>,
  search: URLSearchParams,
): (readonly [field: string, value: string])[] {
  const inPath = Object.entries(params);
  const inQuery = Object.keys(calls[name].query.shape)
    .filter((key) => key !== "page" && key !== "limit")
    .map((key) => [key, search.get(key) ?? ""] as const);
  return inPath.length > 0 ? inPath : inQuery.filter(([, value]) => value !== "");
}

function messageFor(field: string, of: number): string {
  return of === 1 ? `${field} does not exist.` : `${field} does not exist, or not in this place.`;
}

function quoted(value: string): string {
  return JSON.stringify(
    value.length > maxQuotedLength ? `${value.slice(0, maxQuotedLength)}…` : value,
  );
}

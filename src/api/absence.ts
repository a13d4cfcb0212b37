/** Says which part of a request names something that is not there. */
import { calls, type CallName } from "#contract/calls.ts";
import type { ProblemDetails } from "#api/problems.ts";

const longestQuoted = 100;

/** Names the parameters that lead to nothing: those of the path, or the texts of the query where it has none. */
export function nothingNamed(
  name: CallName,
  params: Record<string, string>,
  search: URLSearchParams,
): ProblemDetails {
  const inPath = Object.entries(params);
  const inQuery = Object.keys(calls[name].query.shape)
    .filter((key) => key !== "page" && key !== "limit")
    .map((key) => [key, search.get(key) ?? ""] as const);
  const named = inPath.length > 0 ? inPath : inQuery.filter(([, value]) => value !== "");
  if (named.length === 0) {
    return {
      detail: "The content has nothing for this call.",
      errors: [{ field: "path", message: "path leads to nothing." }],
    };
  }
  return {
    detail: `Nothing is published as ${named.map(([key, value]) => `${key} ${quoted(value)}`).join(", ")}.`,
    errors: named.map(([field]) => ({ field, message: wordsFor(field, named.length) })),
  };
}

/** Names the parameters of something that was there once. */
export function withdrawn(params: Record<string, string>): ProblemDetails {
  return {
    errors: Object.keys(params).map((field) => ({
      field,
      message: `${field} belongs to what has been withdrawn.`,
    })),
  };
}

/** Names a path that belongs to no call. */
export function noSuchCall(request: Request): ProblemDetails {
  const { pathname } = new URL(request.url);
  return {
    detail: `No call has the path ${quoted(pathname)}; /api/v1/docs lists those there are.`,
    errors: [{ field: "path", message: "path belongs to no call." }],
  };
}

function wordsFor(field: string, of: number): string {
  return of === 1 ? `${field} names nothing.` : `${field} names nothing, or nothing of that place.`;
}

function quoted(value: string): string {
  return JSON.stringify(value.length > longestQuoted ? `${value.slice(0, longestQuoted)}…` : value);
}

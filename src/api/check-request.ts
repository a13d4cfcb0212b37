import { z } from "zod";
import {
  calls,
  type CallName,
  type ValidatedParams,
  type ValidatedQuery,
} from "#contract/calls.ts";
import type { Problem } from "#contract/problem.ts";
import { slugPattern } from "#domain/slug.ts";

/** Null where a parameter is not a slug, so that nothing can match it. */
export function checkParams<Name extends CallName>(
  name: Name,
  given: Record<string, string>,
): ValidatedParams<Name> | null {
  const slugs = Object.keys(calls[name].params.shape).map((key) => [key, given[key] ?? ""]);
  if (!slugs.every(([, slug = ""]) => slugPattern.test(slug))) return null;
  return Object.fromEntries(slugs) as ValidatedParams<Name>; // every parameter of a path is a slug
}

/** Adds the defaults of a call to a parsed query. */
export function withDefaults<Name extends CallName>(
  name: Name,
  query: Readonly<Record<string, unknown>>,
): ValidatedQuery<Name> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  // The query was parsed by the schema of this call.
  return { ...defaults.get(name), ...Object.fromEntries(given) } as ValidatedQuery<Name>;
}

const defaults: ReadonlyMap<string, object> = new Map(
  Object.entries(calls).map(([name, { query }]) => [name, defaultsOf(query.shape)]),
);

function defaultsOf(fields: Record<string, z.core.$ZodType>): object {
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const parsed = z.safeParse(field, undefined);
    if (parsed.success && parsed.data !== undefined) values[key] = parsed.data;
  }
  return values;
}

type QueryOrErrors<Name extends CallName> =
  | { query: ValidatedQuery<Name> }
  | { errors: NonNullable<Problem["errors"]> };

/**
 * Validates a query against the contract. The first of repeated parameters counts, empty ones are ignored, and NUL, which
 * PostgreSQL rejects, becomes a space.
 */
export function checkQuery<Name extends CallName>(
  name: Name,
  search: URLSearchParams,
): QueryOrErrors<Name> {
  const schema = calls[name].query;
  const given = Object.entries<z.core.$ZodType>(schema.shape).map(([key, field]) => {
    const value = search.get(key)?.replaceAll("\0", " ") || undefined;
    return [key, value !== undefined && isNumber(field) ? numberFrom(value) : value];
  });
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return { query: parsed.data as ValidatedQuery<Name> }; // parsed by this very call's schema
  return {
    errors: parsed.error.issues.map((issue) => ({
      field: issue.path.join("."),
      message: messageFor(issue),
    })),
  };
}

function isNumber(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodDefault ? isNumber(field.unwrap()) : field instanceof z.ZodNumber;
}

/** Plain digits only: `Number` also accepts `0x2`, `1e1` and `+2`. Other text is left for the schema to reject. */
function numberFrom(text: string): number | string {
  return /^\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : text;
}

/** The message for an issue of Zod. */
function messageFor(issue: z.core.$ZodIssue): string {
  return `${issue.path.join(".")} ${ruleOf(issue)}.`;
}

function ruleOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "too_small":
      return `must be ${issue.minimum} or more`;
    case "too_big":
      return issue.origin === "string"
        ? `must be at most ${issue.maximum} characters`
        : `must be ${issue.maximum} or less`;
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    case "invalid_type":
      return issue.expected === "string" ? "is required" : "must be a whole number";
    default:
      return "is not valid";
  }
}

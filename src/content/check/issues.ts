/** Turns Zod issues into plain messages, one for each field. */
import type { z } from "zod";
import type { Path } from "#content/check/yaml-file.ts";

export interface Finding {
  path: Path;
  /** Continues the sentence that the field name begins. */
  message: string;
}

type Issue = z.core.$ZodIssue;

const articles: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map of fields",
};

/** The findings of a failed parse; `input` is the parsed value, which distinguishes missing from wrong. */
export function findingsOf(issues: readonly Issue[], input: unknown): Finding[] {
  return issues.flatMap((issue) => findingsOfIssue(issue, input));
}

function findingsOfIssue(issue: Issue, input: unknown): Finding[] {
  const path = issue.path as Path; // keys of YAML maps are strings
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: "is not a field of the format",
    }));
  if (issue.code === "invalid_union") return findingsOfUnion(issue, path, input);
  const value = valueAt(input, path);
  const isRequiredHere = issue.code === "invalid_type" || issue.code === "invalid_value";
  if (value === undefined && isRequiredHere) return [{ path, message: "is missing" }];
  return [{ path, message: describe(issue) }];
}

/** Reports the alternative of a union that the value comes nearest to, the one whose issues lie deepest. */
function findingsOfUnion(
  issue: Extract<Issue, { code: "invalid_union" }>,
  path: Path,
  input: unknown,
): Finding[] {
  const depth = (issues: readonly Issue[]) =>
    Math.min(...issues.map((each) => (each.code === "unrecognized_keys" ? 0.5 : each.path.length)));
  const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0];
  if (nearest === undefined || depth(nearest) === 0)
    return [
      {
        path,
        message:
          valueAt(input, path) === undefined
            ? "is missing"
            : "has none of the forms that the format allows",
      },
    ];
  return findingsOf(nearest, valueAt(input, path)).map((finding) => ({
    ...finding,
    path: [...path, ...finding.path],
  }));
}

function describe(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${articles[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be ${issue.values.length === 1 ? "" : "one of "}${issue.values.join(", ")}`;
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return issue.origin === "string"
        ? `is longer than ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function tooSmall(issue: Extract<Issue, { code: "too_small" }>): string {
  if (issue.origin === "string") return "must not be empty";
  if (issue.origin === "array")
    return `must have at least ${issue.minimum} ${issue.minimum === 1 ? "entry" : "entries"}`;
  return issue.inclusive === false
    ? `must be more than ${issue.minimum}`
    : `must be at least ${issue.minimum}`;
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
      return undefined;
    return (value as Record<string | number, unknown>)[step]; // hasOwn has just found it
  }, input);
}

import { calls, type CallName } from "#contract/calls.ts";
import { Problem } from "#contract/problem.ts";
import type { FuzzRequest } from "#tests/fuzz/requests.ts";

export interface FuzzAnswer {
  status: number;
  type: string | null;
  text: string;
}

/** Internal words that must not leak; a word of the request itself is only echoed. */
const leaks =
  /node_modules|\.ts:\d|\.js:\d|\bat [\w.]+ \(|SQLITE|sqlite|syntax error|relation "|column "|fts5|tsquery|Kysely|undefined is not|\/src\/|postgres/;

const byParameters = Object.entries(calls).sort(
  ([, one], [, other]) =>
    Object.keys(one.params.shape).length - Object.keys(other.params.shape).length,
);

/** The call of a request target, or null. */
export function callOf(target: string): CallName | null {
  const { pathname } = new URL(target, "http://api.example");
  const found = byParameters.find(([, { path }]) => {
    const pattern = path.replaceAll(/\{\w+\}/g, "[^/]+");
    return new RegExp(`^/api/v1${pattern}$`).test(decoded(pathname));
  });
  return (found?.[0] ?? null) as CallName | null; // a key of the table
}

/** The first fault of an answer, or null. */
export function faultIn(
  { method, target }: FuzzRequest,
  { status, type, text }: FuzzAnswer,
  secrets: readonly string[],
): string | null {
  if (status >= 500) return `it answers ${status}`;
  if (method === "HEAD" || status === 204 || status === 304) {
    return text === "" ? null : "it has a body where none may be";
  }
  if (status >= 400) return faultInProblem(target, status, type, text);
  if (status !== 200) return `it answers ${status}`;
  const name = callOf(target);
  if (name === null) return faultInDescription(target, type);
  const secret = secrets.find((word) => text.includes(word));
  return secret === undefined ? faultInAnswer(name, type, text) : `it shows ${secret}`;
}

function faultInProblem(target: string, status: number, type: string | null, text: string) {
  if (type !== "application/problem+json") return `a problem is ${type}`;
  const { success, data } = Problem.safeParse(parsed(text));
  if (!success) return "it is no problem as the contract says";
  if (data.status !== status) return `the problem says ${data.status}, the answer ${status}`;
  if ((data.errors ?? []).length === 0) return "the problem names no field";
  const [leak] = leaks.exec(text) ?? [];
  return leak !== undefined && !decoded(target).includes(leak)
    ? `the problem tells "${leak}"`
    : null;
}

function faultInDescription(target: string, type: string | null): string | null {
  const isDescription = /^\/api\/v1\/(?:docs|docs\.css|openapi\.json)$/.test(
    new URL(target, "http://api.example").pathname,
  );
  if (!isDescription) return "a path that belongs to no call answers 200";
  return type === null ? "it has no content type" : null;
}

function faultInAnswer(name: CallName, type: string | null, text: string): string | null {
  if (type !== "application/json") return `an answer is ${type}`;
  const { success, data, error } = calls[name].response.safeParse(parsed(text));
  if (!success) return `it breaks the contract: ${error.issues[0]?.path.join(".")}`;
  if (JSON.stringify(data).length !== text.length) return "it says more than the contract does";
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

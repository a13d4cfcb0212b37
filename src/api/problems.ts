/** The one shape of an error, RFC 9457, and the one place that makes it. */
import type { Problem } from "#contract/problem.ts";

type Code = Problem["code"];

const kinds: Readonly<Record<Code, Pick<Problem, "status" | "title">>> = {
  invalid_request: { status: 400, title: "The request is not valid" },
  not_found: { status: 404, title: "There is nothing here" },
  method_not_allowed: { status: 405, title: "This method is not allowed here" },
  gone: { status: 410, title: "This was published once and has been withdrawn" },
  too_many_requests: { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "The service is unavailable for a moment" },
};

type Details = Pick<Problem, "detail" | "errors" | "reference">;

/** Makes the answer for a problem; it is never cached. */
export function problemResponse(
  code: Code,
  details: Details = {},
  headers: Record<string, string> = {},
): Response {
  const { status, title } = kinds[code];
  const problem: Problem = { type: `urn:sahil:problem:${code}`, title, status, code, ...details };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Content-Language": "en",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
}

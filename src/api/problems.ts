/** Errors as RFC 9457 problem details. */
import { problemKinds, type Problem, type ProblemCode } from "#contract/problem.ts";
import { corsHeaders } from "#api/cors.ts";

export type ProblemDetails = Pick<Problem, "detail" | "errors" | "reference">;

export function problemOf(code: ProblemCode, details: ProblemDetails = {}): Problem {
  const { status, title } = problemKinds[code];
  return { type: `urn:sahil:problem:${code}`, title, status, code, ...details };
}

export const problemHeaders = {
  "Content-Type": "application/problem+json",
  "Content-Language": "en",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  ...corsHeaders,
} as const;

export function problemResponse(
  code: ProblemCode,
  details: ProblemDetails = {},
  headers: Record<string, string> = {},
): Response {
  const problem = problemOf(code, details);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...problemHeaders, ...headers },
  });
}

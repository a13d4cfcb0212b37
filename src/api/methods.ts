import type { ProblemDetails } from "#api/problems.ts";

/** The API is read-only. */
export const allowedMethods = "GET, HEAD, OPTIONS";

export function wrongMethod(method: string): ProblemDetails {
  return {
    detail: `${method} is not supported; use ${allowedMethods}.`,
    errors: [{ field: "method", message: `method must be one of ${allowedMethods}.` }],
  };
}

/** Error responses of the calls, each with an example. */
import { problemKinds, type ProblemCode } from "#contract/problem.ts";
import { wrongMethod } from "#api/methods.ts";
import { problemOf, type ProblemDetails } from "#api/problems.ts";
import { schemaPath } from "#api/reference/schemas.ts";
import { keysOf } from "#domain/keys-of.ts";

const problemDocs: Readonly<Record<ProblemCode, { description: string; example: ProblemDetails }>> =
  {
    invalid_request: {
      description:
        "A parameter is invalid, or the URL is not percent-encoded; `errors` says which and why",
      example: { errors: [{ field: "limit", message: "limit must be 48 or less." }] },
    },
    not_found: {
      description: "Not found; `errors` names the parameters that match nothing",
      example: {
        detail: 'Nothing is published with slug "no-such-page".',
        errors: [{ field: "slug", message: "slug does not exist." }],
      },
    },
    method_not_allowed: {
      description: "The API is read-only; `Allow` lists the supported methods",
      example: wrongMethod("POST"),
    },
    timed_out: {
      description: "Request timeout",
      example: {
        errors: [{ field: "request", message: "request must arrive within 60 seconds." }],
      },
    },
    gone: {
      description: "Published before and withdrawn since",
      example: { errors: [{ field: "b", message: "b refers to withdrawn content." }] },
    },
    length_required: {
      description: "A request body without `Content-Length`",
      example: {
        errors: [
          { field: "Content-Length", message: "Content-Length must give the length of the body." },
        ],
      },
    },
    too_large: {
      description: "The request body is too large",
      example: {
        errors: [{ field: "Content-Length", message: "Content-Length must be 262144 or less." }],
      },
    },
    address_too_long: {
      description: "The path has more than 2,000 characters, or the query more than 4,000",
      example: { errors: [{ field: "query", message: "query must be at most 4000 characters." }] },
    },
    too_many_requests: {
      description:
        "Too many uncached searches and listings from one network (/24 of IPv4, /48 of IPv6): 300 a minute unless the operator sets another limit. A proxy in front of the API may have limits of its own. Try again after `Retry-After` seconds",
      example: { detail: "Try again in 30 seconds." },
    },
    headers_too_large: {
      description: "The request headers exceed 16 KiB",
      example: {
        errors: [
          {
            field: "headers",
            message: "headers must be at most 16384 bytes, including the request line.",
          },
        ],
      },
    },
    internal: {
      description: "Internal error; `reference` identifies it in the log",
      example: { reference: "m3f2k1-0042" },
    },
    unavailable: {
      description: "The database is busy or unavailable; try again after `Retry-After` seconds",
      example: { reference: "m3f2k1-0043" },
    },
  };

const codes = keysOf(problemDocs);

export const statusOf = (code: ProblemCode): number => problemKinds[code].status;

export function refTo(kind: "parameters" | "headers" | "responses") {
  return (name: string) => ({ $ref: `#/components/${kind}/${name}` });
}

const extraHeaders: Partial<Record<ProblemCode, string>> = {
  method_not_allowed: "Allow",
  too_many_requests: "Retry-After",
  unavailable: "Retry-After",
};

/** Responses of the document, by the problem's code. */
export const problemResponses = Object.fromEntries(
  codes.map((code) => {
    const header = extraHeaders[code];
    return [
      code,
      {
        description: problemDocs[code].description,
        ...(header !== undefined && { headers: { [header]: refTo("headers")(header) } }),
        content: {
          "application/problem+json": {
            schema: { $ref: `${schemaPath}Problem` },
            examples: {
              [code]: {
                summary: problemKinds[code].title,
                value: problemOf(code, problemDocs[code].example),
              },
            },
          },
        },
      },
    ];
  }),
);

/** The problems that a call may answer, each described once with an example. */
import { problemKinds, type ProblemCode } from "#contract/problem.ts";
import { wrongMethod } from "#api/methods.ts";
import { problemOf, type ProblemDetails } from "#api/problems.ts";
import { schemaPath } from "#api/reference/schemas.ts";

const described: Readonly<Record<ProblemCode, { description: string; example: ProblemDetails }>> = {
  invalid_request: {
    description:
      "A parameter is wrong, or the address is not percent-encoded; `errors` names what, and what it must be",
    example: { errors: [{ field: "limit", message: "limit must be 48 or less." }] },
  },
  not_found: {
    description: "There is no such thing; `errors` names the parameters that lead to nothing",
    example: {
      detail: 'Nothing is published as slug "no-such-page".',
      errors: [{ field: "slug", message: "slug names nothing." }],
    },
  },
  method_not_allowed: {
    description: "The API is read-only; `Allow` lists the methods that are answered",
    example: wrongMethod("POST"),
  },
  timed_out: {
    description: "The request did not arrive in time",
    example: { errors: [{ field: "request", message: "request must arrive within a minute." }] },
  },
  gone: {
    description: "It was published once and has been withdrawn",
    example: { errors: [{ field: "b", message: "b belongs to what has been withdrawn." }] },
  },
  length_required: {
    description: "A body came without its length",
    example: {
      errors: [{ field: "Content-Length", message: "Content-Length must say how long a body is." }],
    },
  },
  too_large: {
    description: "A body came that nobody reads",
    example: {
      errors: [{ field: "Content-Length", message: "Content-Length must be 262144 or less." }],
    },
  },
  address_too_long: {
    description: "The path has more than 2,000 characters, or the query more than 4,000",
    example: { errors: [{ field: "query", message: "query must have 4000 characters at most." }] },
  },
  too_many_requests: {
    description:
      "Too many searches and listings that nobody had asked for lately came from one network (/24 of IPv4, /48 of IPv6), 300 a minute unless the operator says otherwise; or what stands in front of the API has a limit of its own. Try again after `Retry-After` seconds",
    example: { detail: "Try again in 30 seconds." },
  },
  headers_too_large: {
    description: "The head of the request has more than 16 KiB",
    example: {
      errors: [
        {
          field: "headers",
          message: "headers must have 16384 bytes at most, the address included.",
        },
      ],
    },
  },
  internal: {
    description: "A fault of ours; `reference` identifies it in our log",
    example: { reference: "m3f2k1-0042" },
  },
  unavailable: {
    description: "The database is busy or out of reach; try again after `Retry-After` seconds",
    example: { reference: "m3f2k1-0043" },
  },
};

const codes = Object.keys(described) as ProblemCode[]; // the table's own keys

export const statusOf = (code: ProblemCode): number => problemKinds[code].status;

export function refTo(kind: "parameters" | "headers" | "responses") {
  return (name: string) => ({ $ref: `#/components/${kind}/${name}` });
}

const furtherHeaders: Partial<Record<ProblemCode, string>> = {
  method_not_allowed: "Allow",
  too_many_requests: "Retry-After",
  unavailable: "Retry-After",
};

/** Responses of the document, by the problem's code. */
export const problemResponses = Object.fromEntries(
  codes.map((code) => {
    const header = furtherHeaders[code];
    return [
      code,
      {
        description: described[code].description,
        ...(header !== undefined && { headers: { [header]: refTo("headers")(header) } }),
        content: {
          "application/problem+json": {
            schema: { $ref: `${schemaPath}Problem` },
            examples: {
              [code]: {
                summary: problemKinds[code].title,
                value: problemOf(code, described[code].example),
              },
            },
          },
        },
      },
    ];
  }),
);

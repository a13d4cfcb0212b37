import { z } from "zod";

/** Stable problem codes, which clients translate, with HTTP status and English title. */
export const problemKinds = {
  invalid_request: { status: 400, title: "The request is not valid" },
  not_found: { status: 404, title: "There is nothing here" },
  method_not_allowed: { status: 405, title: "This method is not allowed here" },
  timed_out: { status: 408, title: "The request did not arrive in time" },
  gone: { status: 410, title: "This was published once and has been withdrawn" },
  length_required: { status: 411, title: "A body must say how long it is" },
  too_large: { status: 413, title: "The body is too large" },
  address_too_long: { status: 414, title: "The address is too long" },
  too_many_requests: { status: 429, title: "Too many requests" },
  headers_too_large: { status: 431, title: "The headers are too large" },
  internal: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "The service is unavailable for a moment" },
} as const;

export type ProblemCode = keyof typeof problemKinds;

const codes = Object.keys(problemKinds) as [ProblemCode, ...ProblemCode[]]; // its own keys

/** RFC 9457; clients translate by `code`. */
export const Problem = z
  .object({
    type: z.string().describe("Address that identifies the kind of problem"),
    title: z.string().describe("The kind of problem, in English"),
    status: z.int().describe("The HTTP status once more"),
    code: z.enum(codes).describe("The kind of problem, stable, to translate by"),
    detail: z.string().optional().describe("What is wrong here, in English"),
    errors: z
      .array(
        z.object({
          field: z
            .string()
            .describe(
              "Name of a parameter or a header; else `path`, `query`, `method`, `headers` or `request` as a whole",
            ),
          message: z.string().describe("What it must be, one sentence in English"),
        }),
      )
      .optional()
      .describe("The fields that are wrong, or that name nothing"),
    reference: z.string().optional().describe("Request id to quote when reporting a fault"),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;

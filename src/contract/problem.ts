import { z } from "zod";
import { keysOf } from "#domain/keys-of.ts";

/** Stable problem codes, which clients translate, with HTTP status and English title. */
export const problemKinds = {
  invalid_request: { status: 400, title: "Invalid request" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  timed_out: { status: 408, title: "Request timeout" },
  gone: { status: 410, title: "Gone" },
  length_required: { status: 411, title: "Length required" },
  too_large: { status: 413, title: "Body too large" },
  address_too_long: { status: 414, title: "URL too long" },
  too_many_requests: { status: 429, title: "Too many requests" },
  headers_too_large: { status: 431, title: "Headers too large" },
  internal: { status: 500, title: "Internal server error" },
  unavailable: { status: 503, title: "Service unavailable" },
} as const;

export type ProblemCode = keyof typeof problemKinds;

const codes = keysOf(problemKinds);

/** RFC 9457; clients translate by `code`. */
export const Problem = z
  .object({
    type: z.string().describe("URI that identifies the problem type"),
    title: z.string().describe("Title of the problem type, in English"),
    status: z.int().describe("HTTP status code"),
    code: z.enum(codes).describe("Stable code of the problem type, for translation"),
    detail: z.string().optional().describe("Explanation of this occurrence, in English"),
    errors: z
      .array(
        z.object({
          field: z
            .string()
            .describe(
              "Name of the parameter or header, or `path`, `query`, `method`, `headers` or `request` for the whole of it",
            ),
          message: z.string().describe("What is expected, one sentence in English"),
        }),
      )
      .optional()
      .describe("Invalid parameters, and parameters whose value does not exist"),
    reference: z.string().optional().describe("Request id, to quote in a bug report"),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;

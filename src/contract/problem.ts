import { z } from "zod";

/** RFC 9457. `code` is stable and is what a reader translates by. */
export const Problem = z
  .object({
    type: z.string().describe("Address that identifies the kind of problem"),
    title: z.string().describe("The kind of problem, in English"),
    status: z.int().describe("The HTTP status once more"),
    code: z
      .enum([
        "invalid_request",
        "not_found",
        "method_not_allowed",
        "gone",
        "too_many_requests",
        "internal",
        "unavailable",
      ])
      .describe("The kind of problem, stable, to translate by"),
    detail: z.string().optional().describe("What is wrong here, in English"),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe("The fields that are wrong"),
    reference: z.string().optional().describe("Request id to quote when reporting a fault"),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;

import type { z } from "zod";

/** The message for an issue of Zod. */
export function messageFor(issue: z.core.$ZodIssue): string {
  return `${issue.path.join(".")} ${ruleOf(issue)}.`;
}

function ruleOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "too_small":
      return `must be ${issue.minimum} or more`;
    case "too_big":
      return issue.origin === "string"
        ? `must be at most ${issue.maximum} characters`
        : `must be ${issue.maximum} or less`;
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    case "invalid_type":
      return issue.expected === "string" ? "is required" : "must be a whole number";
    default:
      return "is not valid";
  }
}

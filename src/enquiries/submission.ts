/** Identity of a submission: the visitor's input, and the form's key or, without script, the half day. */
import { createHash } from "node:crypto";
import type { EnquiryContext, Enquiry } from "#contract/enquiry/enquiry.ts";
import type { Submission } from "#contract/enquiry/receiver.ts";
import { inLocale } from "#domain/links.ts";

const halfDayMs = 12 * 60 * 60 * 1000;

/**
 * Hashes of a submission: the one to store, then others under which the same may be stored already. The sender's address is not
 * part of it, because a phone changes networks.
 */
export function submissionsOf(
  { enquiry, context, key }: Pick<Submission, "enquiry" | "context" | "key">,
  now: Date,
): [string, ...string[]] {
  const input = canonicalJson(visitorInput(enquiry, context));
  if (key !== null) return [hash("key", key, input)];
  const content = canonicalJson([input, inLocale("en", context.page)]);
  const halfDay = Math.floor(now.getTime() / halfDayMs);
  return [hash("time", String(halfDay), content), hash("time", String(halfDay - 1), content)];
}

/**
 * What the visitor chose and typed, without what may differ when the same draft is sent again: page, language, version of the
 * privacy text, and the office's time zone, which a lookup may fail to give.
 */
function visitorInput(enquiry: Enquiry, { page, project }: EnquiryContext): unknown {
  const { kind, name, phone, email, message, visit, partnership } = enquiry;
  const person = { kind, name, phone, email };
  if (kind === "opening") return { ...person, opening: inLocale("en", page) }; // the page tells launch notifications apart
  return {
    ...person,
    channel: enquiry.channel,
    answerLocale: enquiry.answerLocale,
    message,
    visit: visit && { kind: visit.kind, day: visit.day, time: visit.time },
    partnership,
    project: project?.path ?? null,
  };
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}

function hash(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

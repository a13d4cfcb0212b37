/** What makes two submissions one and the same: what was asked, and the form's key or, without script, the half day. */
import { createHash } from "node:crypto";
import type { Circumstances, Enquiry } from "#contract/enquiry/enquiry.ts";
import type { Submission } from "#contract/enquiry/desk.ts";
import { inLocale } from "#domain/links.ts";

const halfDayMs = 12 * 60 * 60 * 1000;

/**
 * Names a submission by a hash, the one to store first; others under which the same may lie already follow. The sender's
 * address is no part of it: a telephone changes it on the way home, and nobody else writes the same under the same name.
 */
export function submissionsOf(
  { enquiry, circumstances, key }: Pick<Submission, "enquiry" | "circumstances" | "key">,
  now: Date,
): [string, ...string[]] {
  const asked = canonicalJson(whatWasAsked(enquiry, circumstances));
  if (key !== null) return [hash("key", key, asked)];
  const content = canonicalJson([asked, inLocale("en", circumstances.page)]);
  const halfDay = Math.floor(now.getTime() / halfDayMs);
  return [hash("time", String(halfDay), content), hash("time", String(halfDay - 1), content)];
}

/**
 * What the visitor chose and typed, and nothing that may differ when the same draft is sent once more: from another page, in
 * another language, after the privacy text has changed, or while the office's time zone cannot be looked up.
 */
function whatWasAsked(enquiry: Enquiry, { page, project }: Circumstances): unknown {
  const { kind, name, phone, email, message, visit, partnership } = enquiry;
  const person = { kind, name, phone, email };
  if (kind === "opening") return { ...person, opening: inLocale("en", page) }; // the page is what is waited for
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

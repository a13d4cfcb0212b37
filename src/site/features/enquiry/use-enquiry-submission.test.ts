import { afterEach, expect, test, vi } from "vitest";
import { sendEnquiry, submissionFields } from "#site/features/enquiry/use-enquiry-submission.ts";

afterEach(() => vi.unstubAllGlobals());

const fields = new URLSearchParams({ kind: "contact", name: "李伟 & co" });

test("fields are posted form-encoded to the site's own URL", async () => {
  const fetch = answering(Response.json({ outcome: "faulty", faults: { phone: "missing" } }));
  await sendEnquiry("zh", fields);
  expect(fetch).toHaveBeenCalledWith(
    "/zh/enquiry/send",
    expect.objectContaining({ method: "POST", body: fields }),
  );
});

test("the server's answer is returned at any status", async () => {
  const outcome = { outcome: "refused", reason: "too_many", retryAfterSeconds: 60 };
  answering(Response.json(outcome, { status: 429 }));
  expect(await sendEnquiry("en", fields)).toEqual(outcome);
});

test.each([
  [403, "foreign"],
  [413, "too_large"],
  [429, "too_many"],
  [500, "unavailable"],
  [503, "unavailable"],
])("status %i without a valid body is a refusal: %s", async (status, reason) => {
  answering(new Response("<html>", { status, headers: { "Retry-After": "30" } }));
  expect(await sendEnquiry("en", fields)).toEqual({
    outcome: "refused",
    reason,
    retryAfterSeconds: 30,
  });
});

test.each([
  ["a page of a proxy", () => new Response("<html>Log in", { status: 200 })],
  ["JSON of another shape", () => Response.json({ ok: true })],
  [
    "a truncated answer",
    () => new Response("{", { headers: { "Content-Type": "application/json" } }),
  ],
])("%s counts as no answer", async (_, make) => {
  answering(make());
  expect(await sendEnquiry("en", fields)).toEqual({ outcome: "lost" });
});

test("a lost or slow connection is returned as a result, never thrown", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError("Failed to fetch")),
  );
  expect(await sendEnquiry("en", fields)).toEqual({ outcome: "lost" });
});

function answering(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

const draft = { key: "2f1c9a52-7d0e-4b6a-9c3f-5e8d1a7b4c60", elapsedMs: 2_400.6 };

test("a submission includes the idempotency key and the time taken", () => {
  const fields = submissionFields({ kind: "contact", name: "Omar" }, draft);
  expect(Object.fromEntries(fields)).toEqual({
    kind: "contact",
    name: "Omar",
    key: draft.key,
    elapsed_ms: "2401",
  });
});

test.each(["contact", "project", "partnership", "opening"])(
  "the visitor's time zone is not sent with %s",
  (kind) => expect(submissionFields({ kind }, draft).has("time_zone")).toBe(false),
);

test("a viewing sends the visitor's time zone", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(submissionFields({ kind: "viewing" }, draft).get("time_zone")).toBe(timeZone);
});

test("the recorded traffic source is sent along", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => (/touch/.test(name) ? "recorded" : null),
  });
  expect(submissionFields({ kind: "contact" }, draft).get("first_touch")).toBe("recorded");
});

test("the questionnaire's answers are sent only with enquiries to an adviser", () => {
  const answers = JSON.stringify({ type: "villas", rooms: "3+1" });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => (/questionnaire/.test(name) ? answers : null),
  });
  const answersWith = (kind: string) => submissionFields({ kind }, draft).get("questionnaire");
  expect(["contact", "project", "viewing"].map(answersWith)).toEqual([answers, answers, answers]);
  expect(["partnership", "opening"].map(answersWith)).toEqual([null, null]);
});

test("the questionnaire's own form sends its own answers", () => {
  vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify({ type: "villas" }) });
  const ownAnswers = JSON.stringify({ type: "land" });
  const fields = submissionFields({ kind: "contact", questionnaire: ownAnswers }, draft);
  expect(fields.getAll("questionnaire")).toEqual([ownAnswers]);
});

import { afterEach, expect, test, vi } from "vitest";
import { sendEnquiry } from "#site/features/enquiry/send-enquiry.ts";

afterEach(() => vi.unstubAllGlobals());

const fields = new URLSearchParams({ kind: "contact", name: "李伟 & co" });

test("fields travel as a form's, to the site's own address", async () => {
  const fetch = answering(Response.json({ outcome: "faulty", faults: { phone: "missing" } }));
  await sendEnquiry("zh", fields);
  expect(fetch).toHaveBeenCalledWith(
    "/zh/enquiry/send",
    expect.objectContaining({ method: "POST", body: fields }),
  );
});

test("what the site says is handed on, whatever the status", async () => {
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
])("a status %i without our words is a refusal: %s", async (status, reason) => {
  answering(new Response("<html>", { status, headers: { "Retry-After": "30" } }));
  expect(await sendEnquiry("en", fields)).toEqual({
    outcome: "refused",
    reason,
    retryAfterSeconds: 30,
  });
});

test.each([
  ["a page in between", () => new Response("<html>Log in", { status: 200 })],
  ["words that are not ours", () => Response.json({ ok: true })],
  ["half an answer", () => new Response("{", { headers: { "Content-Type": "application/json" } })],
])("%s is as good as no answer", async (_, make) => {
  answering(make());
  expect(await sendEnquiry("en", fields)).toEqual({ outcome: "lost" });
});

test("a connection that drops, or takes too long, is told and never thrown", async () => {
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

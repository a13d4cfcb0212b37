import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { loadPack } from "#content/load.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { readEnvironment } from "#environment";
import { localContent, remoteContent } from "#server/content-source.ts";
import { startEnquiryService } from "#server/enquiry-service.ts";
import { createLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { enquiryBuild } from "#tests/support/enquiry-build.ts";
import { ask } from "#tests/support/http-site.ts";

const directory = mkdtempSync(path.join(tmpdir(), "sahil-enquiries-"));
const databaseUrl = `sqlite:${path.join(directory, "sahil.db")}`;

beforeAll(async () => {
  const database = openDatabase(databaseUrl);
  await migrateToLatest(database);
  const { pack, pictures } = await demoContent();
  await loadPack(database, pack, pictures);
  await database.destroy();
}, 60_000);

afterAll(() => rmSync(directory, { recursive: true }));

const person = {
  name: "Amina Al Rashidi",
  phone: "+971501234567",
  email: "amina@example.org",
  message: "Is the third floor still free?",
};
const typed = {
  kind: "contact",
  ...person,
  channel: "whatsapp",
  answer_locale: "ar",
  consent: "on",
  privacy_version: "2026-11-01",
};

/** Serves the forms over the demo content with an enquiry database of this test. */
async function start(variables: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(text));
  const environment = readEnvironment({
    PORT: "0",
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: directory,
    SHUTDOWN_SECONDS: "0",
    ...variables,
  });
  const enquiries = openDatabase("sqlite::memory:");
  await migrateToLatest(enquiries);
  const { apiBaseUrl } = environment;
  const site = await serve({
    environment,
    log,
    development: false,
    content:
      apiBaseUrl === null
        ? localContent(openDatabase(databaseUrl), environment, log)
        : remoteContent(apiBaseUrl),
    enquiries: startEnquiryService(enquiries, environment, log),
    openSite: async () => ({ build: enquiryBuild, sendPublicFile: async () => null }),
  });
  onTestFinished(() => site.close());
  const port = Number(new URL(site.url).port);
  const send = (
    target: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    ask(port, target, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    send,
    ask: (target: string) => ask(port, target),
    stored: () => enquiries.selectFrom("enquiry").selectAll().execute(),
    logged() {
      log.flush();
      return lines.join("");
    },
  };
}

test("a form is stored once, also when sent twice, and its thank-you redirect is not cached", async () => {
  const { send, stored } = await start();
  const first = await send("/en/enquiry", typed);
  expect(first.status).toBe(303);
  expect(first.headers.location).toMatch(
    /^\/en\/thanks-you\?enquiry=SHL-\w{8}&kind=contact&office=istanbul$/,
  );
  expect(first.headers["cache-control"]).toBe("no-store");
  const second = await send("/en/enquiry", typed);
  expect(second.headers.location).toBe(first.headers.location);
  expect(await stored()).toMatchObject([{ ...person, locale: "en", answer_locale: "ar" }]);
});

test("a script gets the same answer in JSON, with the office of the project's country", async () => {
  const { send, stored } = await start();
  const project = "uae/dubai/marina-arc";
  const sent = { ...typed, kind: "project", project, page: `/en/${project}` };
  const answer = await send("/en/enquiry/send", sent);
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const [enquiry] = await stored();
  const { reference } = enquiry ?? {};
  expect(JSON.parse(answer.text)).toEqual({
    outcome: "accepted",
    reference,
    next: `/en/thanks-you?enquiry=${reference}&kind=project&office=dubai&project=${project}`,
  });
  expect(enquiry?.page).toBe(`/en/${project}`);
  expect(JSON.parse(String(enquiry?.details))).toMatchObject({
    project: { name: "Marina Arc", path: project },
    currency: "USD",
  });
});

test("a form with faults comes back with all that was typed", async () => {
  const { send, stored } = await start();
  const project = "uae/dubai/marina-arc";
  const page = await send("/en/enquiry", { ...typed, phone: "+12", kind: "viewing", project });
  expect(page.status).toBe(422);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(page.text)).toMatchObject({
    kind: "viewing",
    texts: { ...person, phone: "+12" },
    faults: { phone: expect.any(String), day: "missing" },
    refusal: null,
  });
  const script = await send("/en/enquiry/send", { ...typed, consent: "" });
  expect([script.status, JSON.parse(script.text)]).toEqual([
    422,
    { outcome: "faulty", faults: { consent: "consent" } },
  ]);
  expect(await stored()).toEqual([]);
});

test("switching the language shows the form with its input, without validating it", async () => {
  const { send, stored } = await start();
  const project = "uae/dubai/marina-arc";
  const unsent = { ...typed, phone: "+12", kind: "viewing", project, time: "10:00" };
  const page = await send("/en/enquiry?kind=viewing&project=uae/dubai/marina-arc", {
    ...unsent,
    locale: "en",
  });
  expect([page.status, page.headers["cache-control"], page.headers["set-cookie"]]).toEqual([
    200,
    "no-store",
    [expect.stringMatching(/^i18n_redirected=en;/)],
  ]);
  expect(JSON.parse(page.text)).toMatchObject({
    kind: "viewing",
    aboutProject: { path: project },
    isSubmitted: true,
    texts: unsent,
    faults: {},
    refusal: null,
  });
  await send("/en/enquiry", { ...typed, locale: "en" });
  expect(await stored()).toEqual([]);
});

test("a viewing without a project becomes a question", async () => {
  const { send, stored } = await start();
  expect((await send("/en/enquiry", { ...typed, kind: "viewing" })).status).toBe(303);
  expect(await stored()).toMatchObject([{ kind: "contact" }]);
  const faulty = await send("/en/enquiry", { ...typed, kind: "viewing", name: "" });
  expect(JSON.parse(faulty.text)).toMatchObject({ kind: "contact", faults: { name: "missing" } });
});

test("consent to a future version of the privacy text is invalid", async () => {
  const { send } = await start();
  const answer = await send("/en/enquiry/send", { ...typed, privacy_version: "2036-01-01" });
  expect(JSON.parse(answer.text)).toEqual({ outcome: "faulty", faults: { consent: "consent" } });
});

test("a limited client gets the time to retry and its input; others behind the proxy are not limited", async () => {
  const { send } = await start({ TRUST_PROXY: "1", ENQUIRIES_PER_ADDRESS: "2/1m" });
  const from = (address: string, message: string) =>
    send("/en/enquiry", { ...typed, message }, { "X-Forwarded-For": address });
  await from("203.0.113.7", "one");
  expect((await from("203.0.113.7", "two")).status).toBe(303);
  const third = await from("203.0.113.7", "three");
  expect(third.status).toBe(429);
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
  expect(third.headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(third.text)).toMatchObject({
    texts: { message: "three" },
    refusal: { reason: "too_many" },
  });
  expect((await from("203.0.113.8", "four")).status).toBe(303);
});

test.each([
  ["machine", 403, { topic_line: "cheap watches" }],
  ["too_fast", 429, { key: "5f0c7a52-8f0e-4a3e-9b1d-0e6f5d8d7a11", elapsed_ms: "1999" }],
  ["too_fast", 429, { key: "5f0c7a52-8f0e-4a3e-9b1d-0e6f5d8d7a11" }],
])("%s is refused with %i, and nothing is stored", async (reason, status, fields) => {
  const { send, stored } = await start();
  const answer = await send("/en/enquiry/send", { ...typed, ...fields });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    status,
    { outcome: "refused", reason, retryAfterSeconds: null },
  ]);
  expect(await stored()).toEqual([]);
});

test("an unreachable API loses no enquiry", async () => {
  const { send, stored } = await start({ API_BASE_URL: "http://127.0.0.1:1/api/v1" });
  const project = "uae/dubai/marina-arc";
  const answer = await send("/en/enquiry", { ...typed, kind: "project", project });
  expect(answer.status).toBe(303);
  const [enquiry] = await stored();
  expect(JSON.parse(String(enquiry?.details))).toMatchObject({
    project: { ref: null, name: null, path: project },
  });
});

test("behind TLS only same-origin forms are accepted", async () => {
  const { send } = await start({ SITE_URL: "https://sahil.example" });
  const proxied = {
    Host: "sahil.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-For": "203.0.113.7",
  };
  const sameOrigin = await send("/en/enquiry", typed, {
    ...proxied,
    Origin: "https://sahil.example",
  });
  expect(sameOrigin.status).toBe(303);
  const alias = { Origin: "https://www.sahil.example", "Sec-Fetch-Site": "same-origin" };
  expect((await send("/en/enquiry", typed, { ...proxied, ...alias })).status).toBe(303);
  for (const Origin of ["https://evil.example", "null"]) {
    expect((await send("/en/enquiry", typed, { ...proxied, Origin })).status).toBe(403);
  }
});

test("without SITE_URL, forms work behind a TLS-terminating proxy", async () => {
  const { send } = await start();
  const headers = { Host: "sahil.example", Origin: "https://sahil.example" };
  expect((await send("/en/enquiry", typed, headers)).status).toBe(303);
});

test("the enquiry page about a project is cacheable, and about an unknown one a 404", async () => {
  const { ask } = await start();
  const form = await ask("/en/enquiry?utm_source=x&project=uae/dubai/marina-arc");
  expect([form.status, form.headers["cache-control"]]).toEqual([
    200,
    expect.stringMatching(/^public/),
  ]);
  expect(JSON.parse(form.text)).toMatchObject({
    kind: "project",
    aboutProject: { name: "Marina Arc" },
    privacyVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect((await ask("/en/enquiry?project=uae/dubai/nothing")).status).toBe(404);
  const sending = await ask("/en/enquiry/send");
  expect([sending.status, sending.headers.location]).toEqual([303, "/en/enquiry"]);
});

test("the log contains nothing typed, whatever the form's outcome", async () => {
  const { send, logged } = await start({ ENQUIRIES_PER_ADDRESS: "1/1m" });
  await send("/en/enquiry", typed);
  await send("/en/enquiry", { ...typed, message: "Another question" });
  await send("/en/enquiry/send", { ...typed, phone: "1" });
  await send("/en/enquiry/send", { ...typed, topic_line: "x" });
  await send("/en/enquiry", typed, { Origin: "null" });
  expect(logged()).toContain('"path":"/en/enquiry/send"');
  for (const text of ["Amina", "97150", "1234567", "example.org", "third floor", "Another"]) {
    expect(logged()).not.toContain(text);
  }
});

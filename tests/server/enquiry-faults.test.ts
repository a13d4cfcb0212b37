import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { type ComponentType, createElement } from "react";
import { type ServerBuild, useActionData, useLoaderData } from "react-router";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { loadPack } from "#content/load.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import { readEnvironment } from "#environment";
import { localContent } from "#server/content-source.ts";
import { startEnquiryService } from "#server/enquiry-service.ts";
import { createLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";
import en from "#i18n/messages/en.json" with { type: "json" };
import { registerMessages } from "#i18n/messages.ts";
import * as entry from "#site/entry.server.tsx";
import * as enquiryRoute from "#site/routes/enquiry.tsx";
import { loadLayout } from "#site/layout/layout-loader.server.ts";
import { Layout } from "#site/layout/layout.tsx";
import { noLimits, exampleSubmission } from "#tests/enquiries/submissions.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { ask } from "#tests/support/http-site.ts";
import { fastForwardLockTimeouts } from "#tests/support/fast-forward-locks.ts";
import { minimalBuild } from "#tests/support/minimal-build.ts";

registerMessages("en", en);
const directory = mkdtempSync(path.join(tmpdir(), "sahil-enquiry-faults-"));
const file = path.join(directory, "sahil.db");
const databaseUrl = `sqlite:${file}`;

beforeAll(async () => {
  const database = openDatabase(databaseUrl);
  await migrateToLatest(database);
  const { pack, pictures } = await demoContent();
  await loadPack(database, pack, pictures);
  await database.destroy();
}, 60_000);

afterAll(() => rmSync(directory, { recursive: true }));

const layout = { id: "locale___en", hasLoader: true };
const form = { id: "enquiry___en", parentId: layout.id, path: "en/enquiry", hasLoader: true };
type DataProps = { loaderData: unknown; actionData: unknown };
const Page = enquiryRoute.default as ComponentType<DataProps>; // it reads no other route props
/** The site's build passes a page its data as props. */
function EnquiryPage() {
  return createElement(Page, { loaderData: useLoaderData(), actionData: useActionData() });
}
const build = {
  ...minimalBuild,
  entry: { module: entry },
  routes: {
    [layout.id]: { ...layout, module: { default: Layout, loader: loadLayout } },
    [form.id]: { ...form, module: { ...enquiryRoute, default: EnquiryPage } },
  },
  assets: {
    ...minimalBuild.assets,
    routes: { [layout.id]: layout, [form.id]: { ...form, hasAction: true } },
  },
} as unknown as ServerBuild; // as far as the request handler and the renderer read it

/** Serves the enquiry page over the demo content, with enquiries in the same file. */
async function start(variables: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(text));
  const environment = readEnvironment({
    PORT: "0",
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: directory,
    SHUTDOWN_SECONDS: "0",
    ENQUIRIES_PER_PHONE: "none",
    ...variables,
  });
  const enquiries = openDatabase(databaseUrl);
  const site = await serve({
    environment,
    log,
    development: false,
    content: localContent(openDatabase(databaseUrl), environment, log),
    enquiries: startEnquiryService(enquiries, environment, log),
    openSite: async () => ({ build, sendPublicFile: async () => null }),
  });
  onTestFinished(() => site.close());
  const send = (fields: Record<string, string>) =>
    ask(Number(new URL(site.url).port), "/en/enquiry", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  const logged = (message: string) =>
    lines
      .flatMap((text) => text.trimEnd().split("\n"))
      .map((line) => JSON.parse(line) as Record<string, unknown>) // our own JSON log
      .filter((line) => line["message"] === message);
  return { enquiries, send, logged };
}

const typed = {
  kind: "contact",
  name: "Amina Al Rashidi",
  phone: "+971501234567",
  email: "amina@example.org",
  message: "Is the third floor still free?",
  channel: "whatsapp",
  answer_locale: "ar",
  consent: "on",
  privacy_version: "2026-11-01",
};

function expectRefusal({ headers, text }: Awaited<ReturnType<typeof ask>>) {
  expect([headers["retry-after"], headers["cache-control"]]).toEqual(["60", "no-store"]);
  expect(text).toMatch(/role="alert">(?:(?!<\/?form).)*href="tel:\+\d{8,}"/s);
  for (const word of [typed.name, typed.phone, typed.email, typed.message])
    expect(text).toContain(word);
}

test("a full disk gives an error with a phone number, and the form keeps its input", async () => {
  const { enquiries, send } = await start({ ENQUIRIES_PER_ADDRESS: "none" });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(enquiries);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(enquiries);
  const sendNext = (number: number) =>
    send({ ...typed, message: `${number}: ${typed.message} ${"At length. ".repeat(170)}` });
  let answer = await sendNext(1);
  // Free space in the file's last pages is used up first.
  for (let number = 2; answer.status === 303 && number < 50; number++)
    answer = await sendNext(number);
  expect(answer.status).toBe(503);
  expectRefusal(answer);
});

test("a locked database gives the same error", async () => {
  const { send } = await start();
  fastForwardLockTimeouts();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const answer = await send(typed);
  other.exec("rollback");
  expect(answer.status).toBe(503);
  expectRefusal(answer);
  expect((await send(typed)).status).toBe(303);
});

test("a delivery that is given up is an error in the log", async () => {
  const before = openDatabase(databaseUrl);
  await openEnquiries(before, {
    targets: ["webhook"],
    limits: noLimits,
    now: () => new Date(Date.now() - 73 * 3_600_000),
  }).receive(exampleSubmission());
  await before.destroy();
  const { logged } = await start({
    ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:9/nobody-is-there",
    ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
  });
  await vi.waitFor(() => expect(logged("delivery")).toHaveLength(1), 5_000);
  expect(logged("delivery")).toMatchObject([{ level: "error", outcome: "dead" }]);
});

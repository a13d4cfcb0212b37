/** The built site in this process on its own socket, and its pages as a DOM without scripts. */
import path from "node:path";
import { within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import type { Kysely } from "kysely";
import { buildDirectory, openBuild } from "#commands/build-site.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Database } from "#database/schema.ts";
import { type Environment, readEnvironment } from "#environment";
import { type ContentSource, localContent } from "#server/content-source.ts";
import { startEnquiryService } from "#server/enquiry-service.ts";
import { createPublicFiles } from "#server/files/public-files.ts";
import { type Log, openLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";
import { testEnvironment } from "#tests/e2e/support/test-environment.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

interface HttpSite {
  url: string;
  /** Where it stores enquiries. */
  enquiries: Kysely<Database>;
}

interface SiteOptions {
  /** Variables besides those of all tests. */
  variables?: Record<string, string>;
  /** Its content source; the demo content of this process by default. */
  content?: ContentSource;
  /** Its log; standard output by default. */
  log?: Log;
}

let shared: Promise<HttpSite> | undefined;
let sharedLog: Log | undefined;

/** The demo site shared by all tests of this worker, closed at the end of the run. */
export function demoSite(): Promise<HttpSite> {
  shared ??= startSite();
  return shared;
}

/** Serves a separate site until `close`. */
export async function startSite({ variables = {}, content, log: givenLog }: SiteOptions = {}) {
  const environment = readEnvironment({
    ...testEnvironment,
    PORT: "0",
    DATABASE_URL: "sqlite::memory:",
    ...variables,
  });
  const log = givenLog ?? (sharedLog ??= openLog(environment)); // each opened log adds an exit listener to the process
  const enquiries = openDatabase(environment.databaseUrl);
  await migrateToLatest(enquiries);
  const { url, close } = await serve({
    environment,
    log,
    development: false,
    content: content ?? (await demoContent(environment, log)),
    enquiries: startEnquiryService(enquiries, environment, log),
    openSite: async () => ({
      build: await openBuild(),
      sendPublicFile: createPublicFiles(path.join(buildDirectory, "client"), {}),
    }),
  });
  return { url, enquiries, close };
}

/** Other sites of this worker share this database, so closing one leaves it open. */
async function demoContent(environment: Environment, log: Log): Promise<ContentSource> {
  const content = localContent(await sharedDemoDatabase("sqlite"), environment, log);
  return { ...content, close: async () => undefined };
}

interface Visit {
  status: number;
  headers: Headers;
  /** The HTML as sent. */
  html: string;
  document: Document;
}

/** Requests a page without following redirects; the result has queries by role, label and text. */
export async function visit(address: string, init: RequestInit = {}) {
  const { url } = await demoSite();
  const answer = await fetch(new URL(address, url), { redirect: "manual", ...init });
  return readPage(answer);
}

export async function readPage(answer: Response): Promise<Visit & ReturnType<typeof screenOf>> {
  const html = await answer.text();
  const { window } = new JSDOM(html, { url: answer.url });
  // Computed styles are slow in jsdom and say nothing without style sheets.
  window.getComputedStyle = () => unstyled;
  const { document } = window;
  return { status: answer.status, headers: answer.headers, html, document, ...screenOf(document) };
}

function screenOf(document: Document) {
  return within(document.body);
}

const unstyled = {
  display: "block",
  visibility: "visible",
  getPropertyValue: (name: string) => (name === "display" ? "block" : ""),
} as unknown as CSSStyleDeclaration; // what accessible names and roles need

/** An element's text with white space collapsed. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

export function hrefsOf(links: Iterable<Element>): (string | null)[] {
  return [...links].map((link) => link.getAttribute("href"));
}

/** The built site in this process, on a socket of its own, and its pages as a DOM that no script has touched. */
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
import { testEnvironment } from "#tests/e2e/support/environment.ts";
import { readDemoDatabase } from "#tests/support/demo-database.ts";

interface HttpSite {
  url: string;
  /** Where it stores what it is sent. */
  enquiries: Kysely<Database>;
}

interface SiteOptions {
  /** Environment variables beside those of all tests. */
  variables?: Record<string, string>;
  /** Where it has its content from; the demo content of this process unless given. */
  content?: ContentSource;
  /** Where it reports faults; standard output unless given. */
  log?: Log;
}

let shared: Promise<HttpSite> | undefined;
let sharedLog: Log | undefined;

/** The site over the demo content that all tests of this worker share; it ends with the run. */
export function demoSite(): Promise<HttpSite> {
  shared ??= startSite();
  return shared;
}

/** Serves a site of the test's own until `close`. */
export async function startSite({ variables = {}, content, log: ownLog }: SiteOptions = {}) {
  const environment = readEnvironment({
    ...testEnvironment,
    PORT: "0",
    DATABASE_URL: "sqlite::memory:",
    ...variables,
  });
  const log = ownLog ?? (sharedLog ??= openLog(environment)); // each opened log listens for the end of the process
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

/** The demo content, whose database other sites of this worker read, too: closing one of them leaves it open. */
async function demoContent(environment: Environment, log: Log): Promise<ContentSource> {
  const content = localContent(await readDemoDatabase("sqlite"), environment, log);
  return { ...content, close: async () => undefined };
}

interface Visit {
  status: number;
  headers: Headers;
  /** The document as it was sent. */
  html: string;
  document: Document;
}

/** Asks for a page, follows no redirect, and reads its HTML. The page has the queries by role, label and text. */
export async function visit(address: string, init: RequestInit = {}) {
  const { url } = await demoSite();
  const answer = await fetch(new URL(address, url), { redirect: "manual", ...init });
  return readPage(answer);
}

/** An answer as a page: what it says by role, label and text, and its DOM. */
export async function readPage(answer: Response): Promise<Visit & ReturnType<typeof screenOf>> {
  const html = await answer.text();
  const { window } = new JSDOM(html, { url: answer.url });
  // Without style sheets everything is drawn as it is by itself, and jsdom takes long to find that out.
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
} as unknown as CSSStyleDeclaration; // all that names and roles are worked out from

/** Text of an element with its white space as a reader sees it. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** The `href` of each link, in order. */
export function hrefsOf(links: Iterable<Element>): (string | null)[] {
  return [...links].map((link) => link.getAttribute("href"));
}

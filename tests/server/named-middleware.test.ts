import { Outlet, type ServerBuild } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#database/open.ts";
import { readEnvironment } from "#environment";
import { startEnquiryService } from "#server/enquiry-service.ts";
import { createLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";
import * as entry from "#site/entry.server.tsx";
import { type MiddlewareName, routeMiddleware } from "#site/data/route-middleware.ts";
import * as english from "#site/routes/languages/en.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";
import { ask } from "#tests/support/http-site.ts";
import { minimalBuild } from "#tests/support/minimal-build.ts";
import { noApi } from "#tests/support/no-api.ts";

const texts = textsOf("en");

test("a route that names an unknown middleware is a 500 with a reference, and only the log knows why", async () => {
  const name = "signed-in" as MiddlewareName; // the compiler would refuse it
  const { port, faults } = await serveRoute(routeMiddleware("noindex", name));
  const { status, text, headers } = await ask(port, "/en");
  const reference = String(headers["x-request-id"]);
  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(text).toContain(texts("failure.server_error.title"));
  expect(text).toContain(`>${reference}</bdi>`);
  expect(text).not.toContain("middleware");
  expect(faults()).toEqual([
    expect.objectContaining({ requestId: reference, error: `Unknown middleware: ${name}` }),
  ]);
});

test("a noindex page has its header each time, also from the cache", async () => {
  const { port, faults } = await serveRoute(routeMiddleware("noindex"));
  const first = await ask(port, "/en");
  const again = await ask(port, "/en");
  const unchanged = await ask(port, "/en", {
    headers: { "If-None-Match": String(first.headers.etag) },
  });
  expect([first, again, unchanged].map(({ status }) => status)).toEqual([200, 200, 304]);
  for (const { headers } of [first, again, unchanged]) {
    expect(headers["x-robots-tag"]).toBe("noindex");
  }
  expect(faults()).toEqual([]);
});

/** A site of one page in the real layout, in production mode. */
async function serveRoute(middleware: ReturnType<typeof routeMiddleware>) {
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: string[] = [];
  const log = createLog("error", (text) => lines.push(...text.trimEnd().split("\n")));
  const environment = readEnvironment({ PORT: "0", DATABASE_URL: "sqlite::memory:" });
  const site = await serve({
    environment,
    log,
    development: false,
    content: {
      transport: noApi,
      api: null,
      readiness: async () => [],
      sendMedia: null,
      watch: null,
      close: async () => undefined,
    },
    enquiries: startEnquiryService(openDatabase(environment.databaseUrl), environment, log),
    openSite: async () => ({ build: buildWith(middleware), sendPublicFile: async () => null }),
  });
  onTestFinished(() => site.close());
  const faults = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>) // our own JSON log
      .filter(({ message }) => message === "page render failed");
  return { port: Number(new URL(site.url).port), faults };
}

function buildWith(middleware: ReturnType<typeof routeMiddleware>): ServerBuild {
  const { ErrorBoundary, meta } = english;
  const home = { default: () => null, middleware };
  const routes = {
    root: { id: "root", path: "", module: { default: Outlet } },
    locale___en: {
      id: "locale___en",
      parentId: "root",
      // A loader's answer without content would not be cached.
      module: { default: () => null, ErrorBoundary, meta },
    },
    home___en: { id: "home___en", parentId: "locale___en", path: "en", module: home },
  };
  const assets = Object.fromEntries(
    Object.keys(routes).map((id) => [id, { id, module: `/${id}.js`, imports: [] }]),
  );
  return {
    ...minimalBuild,
    entry: { module: entry },
    routes,
    assets: { ...minimalBuild.assets, routes: assets },
  } as unknown as ServerBuild; // as far as the request handler reads it
}

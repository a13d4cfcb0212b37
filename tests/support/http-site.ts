/** The HTTP server with a site defined by the test, on a real socket. */
import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { RouteObject } from "react-router";
import { onTestFinished } from "vitest";
import { readEnvironment } from "#environment";
import { createApp, type AppParts } from "#server/app.ts";
import { createSiteListener, createLongAddressPage } from "#server/site-listener.ts";
import { createHttpServer, listen, type Timeouts, stopListening } from "#server/http-server.ts";
import { createLog } from "#server/log.ts";
import { createPageCache } from "#server/pages/page-cache.ts";
import { createRoutesOfPath } from "#server/pages/routes-of-path.ts";
import { createSearchLimit } from "#server/requests/search-limit.ts";
import { createSecurityHeaders } from "#server/security/security-headers.ts";
import routes from "#site/routes.ts";

interface TestSiteOptions extends Partial<Omit<AppParts, "security" | "log">> {
  trustProxy?: string;
  searchLimits?: string;
  timeouts?: Timeouts;
  pageCacheBytes?: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const host = "127.0.0.1";
const routesOf = createRoutesOfPath(routes as RouteObject[]); // only their paths are read

/** Serves until the test ends; `logLines` returns parsed log lines. */
export async function serveSite(site: TestSiteOptions) {
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(...text.trimEnd().split("\n")));
  const security = createSecurityHeaders({ https: false, development: false });
  const cache = createPageCache({
    maxBytes: site.pageCacheBytes ?? 1_000_000,
    revalidateAfterMs: null,
  });
  const environment = readEnvironment({
    TRUST_PROXY: site.trustProxy ?? "",
    SEARCHES_PER_ADDRESS: site.searchLimits ?? "",
  });
  const { trustProxy } = environment;
  const app = createApp({
    site: async () => new Response("no site", { status: 404 }),
    api: null,
    files: [],
    readiness: async () => [],
    siteUrl: null,
    ...site,
    security,
    log,
  });
  const siteOrigin = () => "http://sahil.example";
  const front = createSiteListener({
    app,
    cache,
    keyContext: { currencies: new Set(["USD", "EUR"]), routesOf },
    countSearch: createSearchLimit({ limits: environment.searchLimits, trustProxy }),
    siteOrigin,
    security,
    trustProxy,
    log,
  });
  const server = createHttpServer(security, log, {
    timeouts: site.timeouts,
    longAddressPage: createLongAddressPage({ app, siteOrigin }),
  }).on("request", front);
  const port = await listen(server, 0, host);
  onTestFinished(() => stopListening(server, 0));
  return {
    port,
    cache,
    server,
    ask: (path: string, options: RequestOptions = {}) => ask(port, path, options),
    logLines(): Record<string, unknown>[] {
      log.flush();
      return lines.map((line) => JSON.parse(line) as Record<string, unknown>); // our own JSON log
    },
  };
}

/** Unlike `fetch`, decodes, follows and corrects nothing. */
export function ask(port: number, path: string, { method, headers, body }: RequestOptions = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const outgoing = request({ host, port, path, method, headers, agent: false }, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.once("error", reject);
    incoming.once("end", () => {
      const responseBody = Buffer.concat(chunks);
      const { statusCode: status = 0, headers } = incoming;
      resolve({ status, headers, body: responseBody, text: responseBody.toString() });
    });
  });
  outgoing.once("error", reject);
  outgoing.end(body);
  return promise;
}

/** Sends raw bytes in pieces; returns what arrives before the connection closes. */
export function sendRaw(port: number, ...pieces: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(port, host, () => void send());
  async function send() {
    for (const piece of pieces) {
      socket.write(piece);
      await setTimeout(20);
    }
  }
  let answer = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
  socket.once("end", () => resolve(answer)).once("error", reject);
  return promise;
}

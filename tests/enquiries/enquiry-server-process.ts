/** A program that serves only the enquiry route and reports its URL once it listens. */
import { flushCompileCache } from "node:module";
import type { ServerBuild } from "react-router";
import { openDatabase } from "#database/open.ts";
import { readEnvironment } from "#environment";
import type { ContentSource } from "#server/content-source.ts";
import { startEnquiryService } from "#server/enquiry-service.ts";
import { createLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";
import * as contexts from "#site/data/request-context.ts";
import * as sendEnquiry from "#site/routes/files/send-enquiry.ts";
import { noApi } from "#tests/support/no-api.ts";

const route = { id: "send-enquiry___en", path: "en/enquiry/send", module: sendEnquiry };

const build = {
  entry: { module: { default: () => new Response(null, { status: 500 }), ...contexts } },
  routes: { [route.id]: route },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
} as unknown as ServerBuild; // as far as the request handler reads it

/** No content: the catalog and the API take longest to load. */
const content: ContentSource = {
  transport: noApi,
  api: null,
  readiness: async () => [],
  sendMedia: null,
  watch: null,
  close: async () => undefined,
};

const environment = readEnvironment(process.env);
const log = createLog("error", () => undefined); // without content, every form would log an error
const { url } = await serve({
  environment,
  log,
  development: false,
  content,
  enquiries: startEnquiryService(openDatabase(environment.databaseUrl), environment, log),
  openSite: async () => ({ build, sendPublicFile: async () => null }),
});
flushCompileCache(); // a killed process would not write the compile cache
process.send?.(url);
process.once("disconnect", () => process.exit()); // the parent process ended

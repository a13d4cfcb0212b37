/**
 * A program: the site's own build and loaders behind React Router's handler and plain node:http, without front, page cache, security
 * headers, compression and log.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { openBuild } from "#commands/build-site.ts";
import { prepareContent } from "#commands/prepare-content.ts";
import { prepareEnquiries } from "#commands/prepare-enquiries.ts";
import { readEnvironment } from "#environment";
import { openLog } from "#server/log.ts";
import { createSiteHandler } from "#server/site-handler.ts";
import { calendarOf } from "#server/today.ts";

const environment = readEnvironment(process.env);
const log = openLog(environment);
const { transport } = await prepareContent(environment, log);
const { desk } = await prepareEnquiries(environment, log);
const origin = `http://${environment.host}:${environment.port}`;

const handle = createSiteHandler({
  build: await openBuild(),
  transport,
  enquiries: desk,
  siteOrigin: () => origin,
  currencies: new Set(["USD"]),
  today: calendarOf(environment),
  policyFor: () => "default-src 'self'",
  reportApiFault: ({ cause }) => console.error(cause),
  reportPageFault: (error) => console.error(error),
});

createServer((request, response) => void answer(request, response)).listen(
  environment.port,
  environment.host,
);

async function answer({ url }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const page = await handle(new Request(origin + url), { requestId: "bench", address: null });
  outgoing.writeHead(page.status, Object.fromEntries(page.headers));
  outgoing.end(Buffer.from(await page.arrayBuffer())); // as the site reads it
}

/** The site on a line so slow that its documents come in pieces; everything else comes as it does. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Where a document pauses. */
interface Pauses {
  /** After each match of this pattern … */
  after: RegExp;
  /** … in the part of the document that ends with this tag, for so many milliseconds. */
  until: string;
  ms: number;
}

interface SlowSite {
  origin: string;
  close(): Promise<void>;
}

/** Passes on what `site` answers, with pauses in its HTML documents. */
export async function openSlowSite(site: string, pauses: Pauses): Promise<SlowSite> {
  const server = createServer((request, response) => {
    void fetch(site + (request.url ?? "/")).then(async (answer) => {
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "content-type": type });
      if (!type.startsWith("text/html")) response.end(await answer.bytes());
      else await sendInPieces(response, await answer.text(), pauses);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function sendInPieces(response: ServerResponse, html: string, pauses: Pauses): Promise<void> {
  const part = html.slice(0, html.indexOf(pauses.until));
  let sent = 0;
  for (const { index, 0: match } of part.matchAll(pauses.after)) {
    response.write(html.slice(sent, index + match.length));
    sent = index + match.length;
    await wait(pauses.ms);
  }
  response.end(html.slice(sent));
}

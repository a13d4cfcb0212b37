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
  /** How often a document has paused until now. */
  pauses(): number;
  close(): Promise<void>;
}

/** Passes on what `site` answers, with pauses in its HTML documents. */
export async function openSlowSite(site: string, where: Pauses): Promise<SlowSite> {
  let pauses = 0;
  const server = createServer((request, response) => {
    void fetch(site + (request.url ?? "/")).then(async (answer) => {
      const type = answer.headers.get("content-type") ?? "";
      const kept = answer.headers.get("cache-control") ?? "";
      response.writeHead(answer.status, { "content-type": type, "cache-control": kept });
      if (!type.startsWith("text/html")) response.end(await answer.bytes());
      else pauses += await sendInPieces(response, await answer.text(), where);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's
  return {
    origin: `http://127.0.0.1:${port}`,
    pauses: () => pauses,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers how often it has paused. */
async function sendInPieces(
  response: ServerResponse,
  html: string,
  where: Pauses,
): Promise<number> {
  const end = html.indexOf(where.until);
  if (end < 0) throw new Error(`The document has no ${where.until}.`);
  const matches = [...html.slice(0, end).matchAll(where.after)];
  let sent = 0;
  for (const { index, 0: match } of matches) {
    response.write(html.slice(sent, index + match.length));
    sent = index + match.length;
    await wait(where.ms);
  }
  response.end(html.slice(sent));
  return matches.length;
}

import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

interface BarePages {
  origin: string;
  stop(): Promise<void>;
}

/** Serves a site's pages as they are, but without any script: what a machine takes to show them is all that is left. */
export async function withoutScripts(origin: string): Promise<BarePages> {
  const server = createServer((request, response) => {
    void fetch(origin + (request.url ?? "/")).then(async (answer) => {
      const type = answer.headers.get("Content-Type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = type.startsWith("text/html");
      const sent = isPage ? Buffer.from(body.toString().replaceAll(script, "")) : body;
      const isText = /html|css|svg|json/.test(type);
      response.writeHead(answer.status, {
        "Content-Type": type,
        "Cache-Control": answer.headers.get("Cache-Control") ?? "no-store",
        ...(isText && { "Content-Encoding": "gzip" }),
      });
      response.end(isText ? gzipSync(sent) : sent);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const script = /<script\b[\s\S]*?<\/script>/g;

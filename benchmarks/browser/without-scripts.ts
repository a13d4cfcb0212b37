import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

interface BarePages {
  origin: string;
  stop(): Promise<void>;
}

/** Serves a site's pages without any script; texts are gzipped anew for each request, which the site does not do. */
export async function withoutScripts(origin: string): Promise<BarePages> {
  const server = createServer((request, response) => {
    const passOn = async () => {
      const answer = await fetch(origin + (request.url ?? "/"));
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
    };
    passOn().catch((cause: Error) => response.destroy(cause));
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

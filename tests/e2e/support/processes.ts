/** Further processes for a test: a site of its own, and an API that can be made to fail. */
import { spawn } from "node:child_process";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { testEnvironment } from "#tests/e2e/support/environment.ts";

export interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the built site on a free port with its content from another process's API. */
export async function startSite(apiBaseUrl: string): Promise<Running> {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "src/commands/start.ts"],
    {
      env: {
        ...process.env,
        ...testEnvironment,
        API_BASE_URL: apiBaseUrl,
        DATABASE_URL: "sqlite::memory:",
        PORT: "0",
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.once("exit", () => reject(new Error(`The site did not start: ${said}`)));
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /at (http:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

export type Failing = (response: ServerResponse) => void;

/** Ways in which an API may be of no use. */
export const failings: Record<string, Failing> = {
  "does not answer": () => undefined,
  "stops in the middle": (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write(`{"content": [`);
    setTimeout(() => response.destroy(), 50);
  },
  "answers 500": (response) => response.writeHead(500).end("Error: at fault.ts:1:1"),
  "answers a page of HTML": (response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome to nginx!</h1>");
  },
  "answers JSON of another shape": (response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end(`{"content": [{"id": 1}]}`);
  },
};

/** An API that fails as it is told to, and hands requests on to a sound one while it is told nothing. */
export async function startFailingApi(sound: string) {
  let failing: Failing | null = null;
  const server: Server = createServer((request, response) => {
    if (failing !== null) return failing(response);
    const headers = { "X-localization": String(request.headers["x-localization"]) };
    void fetch(new URL(request.url ?? "", sound), { headers }).then(async (answer) => {
      response.writeHead(answer.status, { "Content-Type": "application/json" });
      response.end(await answer.text());
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    fail(how: Failing | null) {
      failing = how;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

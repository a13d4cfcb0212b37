import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type RunningProcess, startServer, workFile } from "#benchmarks/support/server-process.ts";

const reactRouter = fileURLToPath(
  new URL("../../node_modules/@react-router/dev/bin.cjs", import.meta.url),
);

const common: Readonly<Record<string, string>> = {
  "package.json": `{ "type": "module", "private": true }`,
  "react-router.config.ts": `export default { ssr: true };`,
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";\nexport default { plugins: [reactRouter()] };`,
  "server.ts": `import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { createRequestHandler } from "react-router";
import * as build from "./build/server/index.js";
const handle = createRequestHandler(build);
createServer(async (request, response) => {
  if (request.url.startsWith("/assets/")) {
    response.writeHead(200, { "content-type": "text/javascript" });
    return response.end(readFileSync(new URL("./build/client" + request.url, import.meta.url)));
  }
  const answer = await handle(new Request("http://127.0.0.1" + request.url));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}).listen(Number(process.env.PORT), "127.0.0.1");`,
};

/** Builds a plain React Router application with the site's packages; returns its folder. */
export function buildRouterApp(name: string, files: Readonly<Record<string, string>>): string {
  const folder = workFile(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "app"), { recursive: true });
  for (const [file, text] of Object.entries({ ...common, ...files }))
    writeFileSync(path.join(folder, file), text);
  execFileSync(process.execPath, [reactRouter, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "pipe",
  });
  return folder;
}

/** Serves a built application; `page` is one of its paths. */
export function serveRouterApp(folder: string, page: string): Promise<RunningProcess> {
  return startServer([path.join(folder, "server.ts")], page, { NODE_ENV: "production" });
}

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { type RunningProcess, startServer } from "#benchmarks/support/site-process.ts";

const folder = new URL("../../.cache/bench/empty-page/", import.meta.url);

const files: Record<string, string> = {
  "package.json": `{ "type": "module", "private": true }`,
  "react-router.config.ts": `export default { ssr: true };`,
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";\nexport default { plugins: [reactRouter()] };`,
  "app/routes.ts": `import { index } from "@react-router/dev/routes";\nexport default [index("home.tsx")];`,
  "app/home.tsx": `export default function Home() { return <p>Empty</p>; }`,
  "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default function Root() {
  return (
    <html lang="en">
      <head><Meta /><Links /></head>
      <body><Outlet /><ScrollRestoration /><Scripts /></body>
    </html>
  );
}`,
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

/** Builds a React Router page with nothing on it, with the packages that the site uses, and serves it. */
export async function serveEmptyPage(): Promise<RunningProcess> {
  mkdirSync(new URL("app/", folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, folder), text);
  const reactRouter = new URL("../../node_modules/@react-router/dev/bin.cjs", import.meta.url)
    .pathname;
  execFileSync(process.execPath, [reactRouter, "build"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return startServer([new URL("server.ts", folder).pathname], "/", {});
}

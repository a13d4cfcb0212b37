/** Two releases of the site, one after the other at the same address, with the content of the process under test. */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { testEnvironment } from "#tests/e2e/support/environment.ts";

const program = path.join(import.meta.dirname, "release-process.ts");
const reactRouter = path.resolve("node_modules/@react-router/dev/bin.cjs");
const sources = ["src", "public", "package.json", "vite.config.ts", "react-router.config.ts"];
/** Files in which the next release is another, each with what it says and what becomes of it. */
const changes = [
  ["src/site/layout/layout.tsx", 'className="skip"', 'className="skip" data-release="next"'],
  ["src/site/features/blog/blog-page.tsx", 'className="head"', 'className="head" data-page="next"'],
] as const;

/** What tells the next release by. */
export const nextRelease = "[data-release]";

export interface Release {
  url: string;
  stop: () => Promise<void>;
}

/** Serves what was built in a folder; the port is a free one where none is named. */
export async function serveRelease(folder: string, siteUrl: string, port = "0"): Promise<Release> {
  const child = fork(program, [folder], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      ...process.env,
      ...testEnvironment,
      API_BASE_URL: `${siteUrl}/api/v1`,
      DATABASE_URL: "sqlite::memory:",
      PORT: port,
    },
  });
  const ended = once(child, "exit");
  const said = await Promise.race([once(child, "message"), ended]);
  const url: unknown = said[0];
  if (typeof url !== "string") throw new Error(`The release in ${folder} did not start`);
  return {
    url,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/**
 * Builds a release in which the surroundings and the blog, and with them the names of their chunks, are others. Its folder
 * has to be below this one, where packages are found.
 */
export async function buildNextRelease(folder: string): Promise<void> {
  for (const source of sources) cpSync(source, path.join(folder, source), { recursive: true });
  for (const [name, before, after] of changes) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(before, after));
  }
  const child = spawn(process.execPath, [reactRouter, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "ignore",
  });
  const [status]: unknown[] = await once(child, "exit");
  if (status !== 0) throw new Error(`The next release could not be built in ${folder}`);
}

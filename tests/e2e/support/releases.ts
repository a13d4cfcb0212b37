/** Two consecutive releases of the site at one address, with the tested process's content. */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { testEnvironment } from "#tests/e2e/support/test-environment.ts";

const program = path.join(import.meta.dirname, "release-process.ts");
const reactRouter = path.resolve("node_modules/@react-router/dev/bin.cjs");
const sources = ["src", "public", "package.json", "vite.config.ts", "react-router.config.ts"];
/** Source changes that make the next release, each with its old and new text. */
const changes = [
  ["src/site/layout/layout.tsx", 'className="skip"', 'className="skip" data-release="next"'],
  ["src/site/features/blog/blog-page.tsx", 'className="head"', 'className="head" data-page="next"'],
] as const;

/** Selector that identifies the next release. */
export const nextReleaseSelector = "[data-release]";

export interface Release {
  url: string;
  stop: () => Promise<void>;
}

/** Serves a build folder, on a free port by default. */
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
  const message = await Promise.race([once(child, "message"), ended]);
  const url: unknown = message[0];
  if (typeof url !== "string") throw new Error(`The release in ${folder} did not start`);
  return {
    url,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** Builds a release whose layout and blog chunks have other hashes; its folder must be below this repository for packages to resolve. */
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

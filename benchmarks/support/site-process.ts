import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "#tests/support/free-port.ts";

export interface RunningProcess {
  origin: string;
  pid: number;
  /** From the command to the first 200, in milliseconds. */
  readyMs: number;
  stop(): Promise<void>;
}

const root = new URL("../../", import.meta.url);
const workFolder = new URL(".cache/bench/", root);

/** Pages that stand for the site in every measurement. */
export const benchPages = {
  listing: "/en/properties/for-sale",
  project: "/en/turkey/istanbul/bosphorus-terraces",
} as const;

/** Programs, each with its arguments, that serve the same build; it has to be there. */
const npmStart = ["bootstrap.js", "start"];
const production = ["src/commands/start.ts"];
export const withoutPageCache = ["benchmarks/support/site-without-page-cache.ts"];
export const routerAlone = ["benchmarks/support/router-alone.ts"];

/**
 * Starts the built site on a database of its own, under the flags and settings of `npm start`, which the bench has too, and waits
 * for its first page. Pictures are shared with `data/media`.
 */
export async function startSite(
  environment: Record<string, string> = {},
  program = production,
): Promise<RunningProcess> {
  await mkdir(workFolder, { recursive: true });
  return startServer([...process.execArgv, ...program], benchPages.listing, {
    ...process.env,
    ...ofTheSite,
    ...environment,
  });
}

const ofTheSite = {
  DATABASE_URL: `sqlite:${fileURLToPath(new URL("sahil.db", workFolder))}`,
  TODAY: "2026-11-21",
  SEARCHES_PER_ADDRESS: "none",
  NODE_ENV: "production",
};

/** Starts a program over the same database under Node as it comes. */
export function startUnderPlainNode(program: readonly string[]): Promise<RunningProcess> {
  return startBaseline(program, benchPages.listing, ofTheSite);
}

/** `npm start` without npm: a process under Node as it comes, which starts the one that serves under the flags of the site. */
export function startAsNpmDoes(): Promise<RunningProcess> {
  return startUnderPlainNode(npmStart);
}

/** Starts plain node:http that answers everything with one buffer under these headers, names and values in turn. */
export async function startConstantBuffer(
  body: Buffer,
  headers: readonly string[],
): Promise<RunningProcess> {
  await mkdir(workFolder, { recursive: true });
  const file = new URL("constant-body", workFolder);
  await writeFile(file, body);
  return startBaseline(["benchmarks/support/constant-buffer-server.ts"], "/", {
    BODY_FILE: fileURLToPath(file),
    HEADERS: JSON.stringify(headers),
  });
}

/** Whatever ends a section early leaves nothing running. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill();
});

/** Starts a script that the site is compared with, as Node comes: without what `npm start` sets to save memory, which costs CPU. */
export function startBaseline(
  script: readonly string[],
  path: string,
  environment: Record<string, string> = {},
): Promise<RunningProcess> {
  const frugal = new Set(["NODE_OPTIONS", "MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_"]); // of bootstrap.js
  const inherited = Object.entries(process.env).filter(([name]) => !frugal.has(name));
  return startServer(script, path, { ...Object.fromEntries(inherited), ...environment });
}

/** Starts a script that listens on PORT and waits until `path` answers 200. */
async function startServer(
  script: readonly string[],
  path: string,
  environment: NodeJS.ProcessEnv,
): Promise<RunningProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { ...environment, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const said: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => said.push(text));
  await firstAnswer(origin + path, child).catch((error: Error) => {
    throw new Error(`${error.message}\n${said.join("")}`, { cause: error });
  });
  const readyMs = performance.now() - started;
  if (child.pid === undefined) throw new Error(`${script.join(" ")} has no process id`);
  return { origin, pid: child.pid, readyMs, stop: () => stop(child) };
}

/** CPU seconds (user and system) that a process has used so far, from Linux's /proc. */
export function cpuSeconds(pid: number): number {
  const fields = ofProcess(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process in MB, from Linux's /proc. */
export function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(ofProcess(pid, "status"));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

/** The processes that a process has started and that still run, from Linux's /proc. */
export function childrenOf(pid: number): number[] {
  const pids = ofProcess(pid, `task/${pid}/children`).trim();
  return pids === "" ? [] : pids.split(" ").map(Number);
}

function ofProcess(pid: number, file: string): string {
  if (process.platform !== "linux")
    throw new Error(
      "CPU and memory are read from Linux's /proc: this section runs on Linux alone.",
    );
  return readFileSync(`/proc/${pid}/${file}`, "utf8");
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 300_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with status ${child.exitCode} before ${url} answered.`);
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  child.kill();
  throw new Error(`${url} did not answer within five minutes.`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

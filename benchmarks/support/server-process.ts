import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "#tests/support/free-port.ts";

export interface RunningProcess {
  origin: string;
  pid: number;
  /** Milliseconds from the command to the first 200. */
  readyMs: number;
  stop(): Promise<void>;
}

const root = new URL("../../", import.meta.url);
const workFolder = new URL(".cache/bench/", root);

/** Representative pages for benchmarks that do not measure all. */
export const benchPages = {
  listing: "/en/properties/for-sale",
  project: "/en/turkey/istanbul/bosphorus-terraces",
} as const;

/**
 * Starts the built site as `npm start` does, on its own database, and waits for its first page. It shares `data/media`, whose
 * pictures take minutes to make at the first start.
 */
export function startSite(environment: Record<string, string> = {}): Promise<RunningProcess> {
  return startServer(["bootstrap.js", "start"], benchPages.listing, {
    DATABASE_URL: `sqlite:${workFile("sahil.db")}`,
    TODAY: "2026-11-21",
    SEARCHES_PER_ADDRESS: "none",
    NODE_ENV: "production",
    ...environment,
  });
}

export async function startConstantBuffer(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const file = workFile("constant-body");
  await writeFile(file, body);
  return startServer(["benchmarks/support/constant-buffer-server.ts"], "/", {
    BODY_FILE: file,
    HEADERS: JSON.stringify(headers),
  });
}

/** The path of a benchmark's working file, whose folder is created. */
export function workFile(name: string): string {
  if (!existsSync(workFolder)) mkdirSync(workFolder, { recursive: true });
  return fileURLToPath(new URL(name, workFolder));
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill();
});

/** Starts a script that listens on PORT; waits until `path` answers 200. */
export async function startServer(
  script: readonly string[],
  path: string,
  environment: Record<string, string>,
): Promise<RunningProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, ...environment, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const output: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => output.push(text));
  await firstAnswer(origin + path, child).catch((error: Error) => {
    throw new Error(`${error.message}\n${output.join("")}`, { cause: error });
  });
  const readyMs = performance.now() - started;
  if (child.pid === undefined) throw new Error(`${script.join(" ")} has no process id`);
  return { origin, pid: child.pid, readyMs, stop: () => stop(child) };
}

/** CPU seconds (user and system) used so far by a process and its children. */
export function cpuSeconds(pid: number): number {
  const ticksPerSecond = 100;
  return sumOverProcesses(pid, (each) => {
    const fields = ofProcess(each, "stat").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  });
}

/** Resident memory of a process and its children, in MB. */
export function residentMegabytes(pid: number): number {
  return sumOverProcesses(pid, (each) => {
    const line = /VmRSS:\s+(\d+) kB/.exec(ofProcess(each, "status"));
    return Number(line?.[1] ?? Number.NaN) / 1024;
  });
}

function sumOverProcesses(pid: number, figureOf: (pid: number) => number): number {
  const children = ofProcess(pid, `task/${pid}/children`).trim();
  const pids = [pid, ...(children === "" ? [] : children.split(" ").map(Number))];
  return pids.reduce((sum, each) => sum + figureOf(each), 0);
}

function ofProcess(pid: number, file: string): string {
  if (process.platform !== "linux")
    throw new Error("CPU and memory are read from /proc: this section runs on Linux only.");
  return readFileSync(`/proc/${pid}/${file}`, "utf8");
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 900_000; // a first start makes pictures
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
  throw new Error(`${url} did not answer within a quarter of an hour.`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import { postgresqlVersion } from "#benchmarks/support/postgresql.ts";
import { findChromium } from "#commands/checks/chromium.ts";

export interface MachineFacts extends Record<string, string> {
  processor: string;
  /** The commit that was measured, and whether the program had changed since. */
  code: string;
  /** That the site is started under. */
  flags: string;
}

/** What figures depend on, by its name, without anything that tells whose machine it is. */
export async function machineFacts(): Promise<MachineFacts> {
  const cores = os.cpus();
  const nameWithVersion = (name: string) => `${name} ${versionOf(name)}`;
  return {
    processor: `${cores[0]?.model.trim() ?? "unknown"}, ${cores.length} cores`,
    memory: `${(os.totalmem() / 1024 ** 3).toFixed(0)} GB`,
    system: `${os.type()} ${os.release().split("-")[0]}`, // what follows is whoever built it
    browser: browserVersion(),
    versions: [
      `Node ${process.versions.node}`,
      ...["react", "react-router", "vite", "lighthouse"].map(nameWithVersion),
      `SQLite ${process.versions["sqlite"]}`,
      `PostgreSQL ${(await postgresqlVersion()) ?? "not at hand"}`,
    ].join(", "),
    code: codeMeasured(),
    flags: [
      ...process.execArgv,
      process.env["NODE_OPTIONS"] ?? "",
      ...["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_"].map(
        (name) => `${name}=${process.env[name] ?? ""}`,
      ),
    ]
      .join(" ")
      .trim(),
  };
}

function codeMeasured(): string {
  const git = (...words: string[]) =>
    execFileSync("git", words, { encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const changed = git("status", "--porcelain", "--", ".", ":!docs", ":!*.md");
    return `${git("rev-parse", "--short=7", "HEAD")}${changed === "" ? "" : " and later changes"}`;
  } catch {
    return "unknown"; // no clone, or no git
  }
}

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string }; // every package has one
  return version;
}

/** Of the program that sections with a browser start. */
function browserVersion(): string {
  const program = findChromium();
  if (program === null) return "none";
  const told = execFileSync(program, ["--version"], { encoding: "utf8", stdio: "pipe" });
  return told.split(" built")[0]?.trim() ?? "";
}

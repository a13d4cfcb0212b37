/** Tools of the checks, run by this Node from `node_modules`. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CheckFailure, type Count } from "#commands/checks/run-steps.ts";
import { readTestReport } from "#commands/checks/test-report.ts";

const programs = {
  knip: "knip/bin/knip.js",
  oxfmt: "oxfmt/bin/oxfmt",
  oxlint: "oxlint/bin/oxlint",
  playwright: "@playwright/test/cli.js",
  "react-router": "@react-router/dev/bin.cjs",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
};

export type Tool = keyof typeof programs;

/** Runs a tool. Throws a `CheckFailure` with `message` and the tool's output where it fails. */
export async function runTool(
  tool: Tool,
  args: readonly string[],
  message: string,
): Promise<Count> {
  const { status, output } = await runInstalled(tool, args, {});
  if (status !== 0) throw new CheckFailure(message, output);
  return { passed: 0, failed: 0 };
}

/** The same for a program of this project. */
export async function runProgram(
  file: string,
  args: readonly string[],
  message: string,
): Promise<Count> {
  const { status, output } = await runNode(file, args, { NODE_ENV: "production" });
  if (status !== 0) throw new CheckFailure(message, output);
  return { passed: 0, failed: 0 };
}

/** Runs tests with a JSON reporter and counts them from its report. */
export async function runTests(
  tool: "vitest" | "playwright",
  args: readonly string[],
): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-tests-"));
  const report = path.join(folder, "report.json");
  try {
    const { status, output } = await runInstalled(
      tool,
      tool === "vitest"
        ? ["run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
        : ["test", ...args, "--reporter=list,json"],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report, SAHIL_TEST_FOLDER: folder },
    );
    const count = readTestReport(report);
    if (status === 0 && count.failed === 0) return count;
    const failed = Math.max(count.failed, 1); // a tool that crashed has counted none
    const message = `${failed} ${failed === 1 ? "test" : "tests"} failed: ${[tool, ...args].join(" ")}.`;
    throw new CheckFailure(message, output, { ...count, failed });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runInstalled(tool: Tool, args: readonly string[], variables: Record<string, string>) {
  return runNode(path.join("node_modules", programs[tool]), args, variables);
}

async function runNode(
  program: string,
  args: readonly string[],
  variables: Record<string, string>,
) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { status, output: Buffer.concat(chunks).toString() };
}

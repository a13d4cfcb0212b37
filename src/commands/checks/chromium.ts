/** Finds or installs the browser of end-to-end tests and benchmarks. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium as playwrightChromium } from "@playwright/test";
import { step } from "#commands/progress.ts";
import { CommandError } from "#commands/run.ts";

const defaultPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const executableNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Path of Chromium: `CHROMIUM`, else found in `PATH` or a default location, else installed by apt-get for root on Debian. */
export async function chromiumProgram(): Promise<string> {
  const existing = findChromium();
  if (existing !== null) return existing;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await step("Installing Chromium", async () => aptInstall());
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new CommandError(
    "Chromium is required: install it (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM to its path.",
  );
}

/** The same without installing; null where there is none. Runs `--version`, because Ubuntu's `chromium` may be a stub. */
export function findChromium(): string | null {
  const named = process.env["CHROMIUM"];
  if (named !== undefined && named !== "") {
    if (!existsSync(named))
      throw new CommandError(`CHROMIUM is set to ${named}, which does not exist.`);
    return named;
  }
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const onPath = executableNames.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  const candidates = [...onPath, ...defaultPaths, playwrightChromium.executablePath()];
  return candidates.find((program) => existsSync(program) && runs(program)) ?? null;
}

function runs(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}

function aptInstall(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], {
    stdio: "ignore",
    env,
  });
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { testEnvironment } from "#tests/e2e/support/test-environment.ts";

export interface RunningSite {
  url: string;
  /** Parsed log lines so far; only errors unless the environment sets another level. */
  logLines: () => Record<string, unknown>[];
  stop: () => Promise<void>;
}

/** Starts the built site on a free port with its own environment. */
export async function startSite(variables: Record<string, string>): Promise<RunningSite> {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "src/commands/start.ts"],
    {
      env: {
        ...process.env,
        ...testEnvironment,
        DATABASE_URL: "sqlite::memory:",
        PORT: "0",
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let logged = "";
  child.stdout.on("data", (chunk: Buffer) => {
    logged += chunk.toString();
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The site did not start: ${output}`)));
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /at (http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  return {
    url,
    logLines: () =>
      logged
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as Record<string, unknown>), // our own JSON log
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

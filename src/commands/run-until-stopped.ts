import { createServer } from "node:http";
import { CommandError } from "#commands/run.ts";
import type { Environment } from "#environment";
import { listen, type RunningServer, stopListening } from "#server/http-server.ts";

/** Time for closing a database that no longer responds. */
const closingMs = 5_000;

/** Runs a server until the first signal; npm and the terminal may both send one. */
export async function runUntilStopped(
  environment: Environment,
  start: () => Promise<RunningServer>,
  describe: (url: string) => readonly string[],
): Promise<void> {
  const server = await start().catch((error: unknown) => {
    throw listenErrorOf(error, environment) ?? error;
  });
  process.stderr.write(`${describe(server.url).join("\n")}\n`);
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      const deadlineMs = environment.shutdownSeconds * 1000 + closingMs;
      setTimeout(() => process.exit(1), deadlineMs).unref();
      void server.close().then(() => process.exit(0));
    });
  }
}

/** Fails before the long work of a first start rather than after it. */
export async function requireFreePort(environment: Environment): Promise<void> {
  const probe = createServer();
  try {
    await listen(probe, environment.port, environment.host);
  } catch (error) {
    throw listenErrorOf(error, environment) ?? error;
  }
  await stopListening(probe, 0);
}

function listenErrorOf(error: unknown, { host, port }: Environment): CommandError | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  const options = { cause: error };
  switch (error.code) {
    case "EADDRINUSE":
      return new CommandError(
        `Port ${port} of ${host} is already in use; set PORT to another one.`,
        options,
      );
    case "EACCES":
      return new CommandError(
        `Port ${port} of ${host} requires privileges; set PORT to another one.`,
        options,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new CommandError(
        `${host} is not an address of this machine; set HOST to another one.`,
        options,
      );
    default:
      return null;
  }
}

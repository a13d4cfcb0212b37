import { existsSync } from "node:fs";
import { DatabaseNewerThanCode, DatabaseUnavailable } from "#database/errors.ts";
import { EnvironmentError } from "#environment";

/** Something outside the program is not as it has to be. The message is one sentence for whoever typed the command. */
export class CommandError extends Error {}

/** Errors that say all there is to say in one sentence; of any other the stack is wanted. */
const expectedErrors = [CommandError, EnvironmentError, DatabaseNewerThanCode, DatabaseUnavailable];

/** Runs a command to its end: what stands in its way is said in one sentence, with exit status 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  endWithParent();
  try {
    if (existsSync(".env")) process.loadEnvFile(".env"); // what is set already stays
    await command();
  } catch (error) {
    const isPlain = expectedErrors.some((plain) => error instanceof plain);
    console.error(isPlain && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** bootstrap.js may be killed without a chance to pass the signal on; the channel between us closes all the same. */
function endWithParent(): void {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}

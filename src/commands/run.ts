import { existsSync } from "node:fs";
import { DatabaseNewerThanCode, DatabaseUnavailable } from "#database/errors.ts";
import { EnvironmentError } from "#environment";

/** An expected failure; the message is one sentence for the user. */
export class CommandError extends Error {}

/** Printed without their stack. */
const expectedErrors = [CommandError, EnvironmentError, DatabaseNewerThanCode, DatabaseUnavailable];

/** Runs a command; an error is printed and gives exit status 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  endWithParent();
  try {
    if (existsSync(".env")) process.loadEnvFile(".env"); // does not override variables that are set
    await command();
  } catch (error) {
    const isPlain = expectedErrors.some((plain) => error instanceof plain);
    console.error(isPlain && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The IPC channel closes even when bootstrap.js is killed and cannot forward the signal. */
function endWithParent(): void {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}

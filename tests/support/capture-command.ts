import { Writable } from "node:stream";
import { vi } from "vitest";
import { CommandError } from "#commands/run.ts";
import { DatabaseUnavailable } from "#database/errors.ts";
import type { Outcome } from "#tests/support/run-program.ts";

/** Runs a command within this process, which saves its start, and captures its output. */
export async function captureCommand(command: () => Promise<void>): Promise<Outcome> {
  const captured = { stdout: "", stderr: "" };
  const into = (output: keyof typeof captured) => (line: string) =>
    void (captured[output] += `${line}\n`);
  vi.spyOn(console, "log").mockImplementation(into("stdout"));
  vi.spyOn(console, "error").mockImplementation(into("stderr"));
  for (const output of ["stdout", "stderr"] as const) {
    const stream = new Writable({
      decodeStrings: false,
      write(text, _encoding, done) {
        captured[output] += text;
        done();
      },
    });
    vi.spyOn(process, output, "get").mockReturnValue(stream as typeof process.stdout); // only its write method is used
  }
  try {
    await command();
    return { status: 0, ...captured };
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof DatabaseUnavailable)) throw error;
    return { status: 1, stdout: captured.stdout, stderr: `${captured.stderr}${error.message}\n` };
  } finally {
    vi.restoreAllMocks();
  }
}

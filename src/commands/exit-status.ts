import type { ChildProcess } from "node:child_process";

/** The exit status of a child process; null where a signal ended it. Rejects where it could not start. */
export function exitStatus(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
}

import { onTestFinished, vi } from "vitest";

const stepMs = 900;

/**
 * Has the seconds pass at once that a lock of SQLite is waited for, or a reader (`#database/sqlite/patience.ts`,
 * `#enquiries/erase.ts`): whoever looks at the clock finds it almost a second further.
 */
export function hurryLocks(): void {
  let time = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (time += stepMs));
  onTestFinished(() => clock.mockRestore());
}

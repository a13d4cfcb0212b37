import { onTestFinished, vi } from "vitest";

const stepMs = 900;

/** Speeds up the clock by almost a second per reading, so that waits for SQLite locks and readers end at once. */
export function fastForwardLockTimeouts(): void {
  let time = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (time += stepMs));
  onTestFinished(() => clock.mockRestore());
}

import { requireCurrentBuild } from "#commands/build-site.ts";

/** An outdated build would not show a change. */
export function setup(): void {
  requireCurrentBuild();
}

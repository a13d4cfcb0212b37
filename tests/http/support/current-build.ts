import { requireCurrentBuild } from "#commands/build-site.ts";

/** Tests of a former build would tell nothing of a change. */
export function setup(): void {
  requireCurrentBuild();
}

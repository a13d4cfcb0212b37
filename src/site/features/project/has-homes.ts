import type { Unit } from "#contract/project.ts";

/** Whether any of the rows is a home. */
export function hasHomes(units: readonly Pick<Unit, "rooms">[]): boolean {
  return units.some(({ rooms }) => rooms !== null);
}

import type { ProjectStatus } from "#domain/vocabulary.ts";

export interface Handover {
  status: ProjectStatus;
  year: number;
}

/** Matches `ready` by status; a year such as `2027` or `2027+` by the handover year of projects that are not ready. */
export function isHandedOver({ status, year }: Handover, when: string): boolean {
  if (when === "ready" || status === "ready") return when === status;
  const requestedYear = Number.parseInt(when, 10);
  return when.endsWith("+") ? year >= requestedYear : year === requestedYear;
}

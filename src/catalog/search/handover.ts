import type { ProjectStatus } from "#domain/vocabulary.ts";

/** When a project is handed over, as far as filters tell projects apart. */
export interface Handover {
  status: ProjectStatus;
  year: number;
}

/** `ready` is a matter of status; a year is when a project that is still being built, or was sold, is handed over. */
export function isHandedOver({ status, year }: Handover, when: string): boolean {
  if (when === "ready" || status === "ready") return when === status;
  const asked = Number.parseInt(when, 10);
  return when.endsWith("+") ? year >= asked : year === asked;
}

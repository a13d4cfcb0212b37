/** Formats an instant for tables, to the minute: `2026-11-21 08:30`, in UTC. */
export function shortTime(isoTime: string): string {
  return isoTime.slice(0, 16).replace("T", " ");
}

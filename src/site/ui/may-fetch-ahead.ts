/** The Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a page may be fetched before it is asked for: not on a slow or metered line. */
export function mayFetchAhead(): boolean {
  if (typeof navigator === "undefined") return false;
  const { connection } = navigator as Navigator & { connection?: Connection }; // as that API says
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}

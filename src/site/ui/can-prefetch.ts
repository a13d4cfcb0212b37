/** The Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False on a slow or metered connection. */
export function canPrefetch(): boolean {
  if (typeof navigator === "undefined") return false;
  const { connection } = navigator as Navigator & { connection?: Connection }; // typed as above
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}

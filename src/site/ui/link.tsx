import { Link as RouterLink, type LinkProps } from "react-router";

/** A link within the site. What it leads to is fetched ahead when the visitor turns to it, but never on a slow or metered line. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} prefetch={mayFetchAhead() ? "intent" : "none"} />;
}

/** The Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function mayFetchAhead(): boolean {
  if (typeof navigator === "undefined") return true; // on the server, where nothing depends on it
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}

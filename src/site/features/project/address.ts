import type { To } from "react-router";

/** The page's own address with some choices set anew; `null` takes one out. */
export function addressWith(
  query: string,
  changes: Readonly<Record<string, string | null>>,
  section: string,
): To {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  const search = String(parameters);
  return { search: search === "" ? "" : `?${search}`, hash: `#${section}` };
}

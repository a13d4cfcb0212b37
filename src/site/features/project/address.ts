/** The page's own address, beginning with its query, with some choices set anew; `null` takes one out. */
export function addressWith(
  query: string,
  changes: Readonly<Record<string, string | null>>,
  section: string,
): string {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return `?${parameters}#${section}`; // without the question mark the old choices would stay
}

/** Reads one cookie from a Cookie header; a value that is not plain ASCII text counts as absent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) {
      const value = pair.slice(equals + 1).trim();
      return /^[\w.-]+$/.test(value) ? value : undefined;
    }
  }
  return undefined;
}

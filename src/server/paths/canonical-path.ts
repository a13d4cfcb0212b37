/**
 * The one spelling of a path of the site: lower case, single slashes, none at the end. Returns null where the path is
 * spelt so already. It never starts with two slashes, which a browser would take for another host.
 */
export function canonicalPath(path: string): string | null {
  const lower = path.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
  const canonical = lower.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return canonical === path ? null : canonical;
}

/** Tells whether every percent sign of a path starts a character that UTF-8 knows. */
export function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

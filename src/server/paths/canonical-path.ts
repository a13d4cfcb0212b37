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

/**
 * A path that can be decoded: as it is where every percent sign starts a character that UTF-8 knows, else with percent
 * signs that stand for themselves. Such a path names nothing, and whoever reads it may say so in its language.
 */
export function decodablePath(path: string): string {
  return isWellEncoded(path) ? path : path.replaceAll("%", "%25");
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

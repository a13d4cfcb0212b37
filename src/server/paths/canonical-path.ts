/**
 * The one spelling of a path of the site: lower case, single slashes, none at the end, and no letter, digit or other sign escaped
 * that may stand as it is (RFC 3986). Returns null where the path is spelt so already. It never starts with two slashes, which a
 * browser would take for another host.
 */
export function canonicalPath(path: string): string | null {
  const plain = path.replaceAll(/%([0-9a-f]{2})|[A-Z]+/gi, (part, code?: string) =>
    code === undefined ? part.toLowerCase() : unescaped(part, code),
  );
  const canonical = plain.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return canonical === path ? null : canonical;
}

function unescaped(escape: string, code: string): string {
  const sign = String.fromCharCode(Number.parseInt(code, 16));
  return /[\w.~-]/.test(sign) ? sign.toLowerCase() : escape;
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

/**
 * The canonical spelling of a path: lower case, single slashes, no trailing slash, and no needless percent-encoding (RFC 3986). Null
 * where the path is canonical already. It never starts with two slashes, which would name another host.
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

/** A path that can be decoded: its percent signs are escaped where they encode no UTF-8, so that it is a 404 in its language. */
export function decodablePath(path: string): string {
  return isWellEncoded(path) ? path : path.replaceAll("%", "%25");
}

/** Whether the percent-encoding of a path is valid UTF-8. */
export function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

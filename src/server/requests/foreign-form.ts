/**
 * Tells whether a request that changes something was sent from another site. Browsers say so themselves; of one that does
 * not, the origin must be the host that was asked. Programs send neither and are no danger to a visitor's cookies.
 */
export function isForeignForm({ method, url, headers }: Request): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return false;
  const origin = headers.get("Origin");
  if (origin === "null") return true; // of a sandbox, which is nobody's site
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host;
}

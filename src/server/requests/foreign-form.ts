/**
 * Whether a state-changing request comes from another site, by `Sec-Fetch-Site`, else by `Origin`. Programs send neither and carry
 * no visitor's cookies.
 */
export function isForeignForm({ method, url, headers }: Request): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return false;
  const origin = headers.get("Origin");
  if (origin === "null") return true; // a sandboxed page
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host;
}

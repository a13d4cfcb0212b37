import { oneHour } from "#http/cache-control.ts";
import { canonicalPath, isWellEncoded } from "#server/paths/canonical-path.ts";
import { comingSoonRedirect } from "#server/paths/coming-soon-rule.ts";

const dataSuffix = ".data";

/** The redirect of a path that needs no rendering; null for any other path. */
export function redirectFor(url: URL): Response | null {
  const isData = url.pathname.endsWith(dataSuffix);
  const path = isData ? pageOf(url.pathname) : url.pathname;
  const comingSoon = comingSoonRedirect(path);
  if (comingSoon !== null) return redirect(comingSoon, 302, isData);
  if (!isWellEncoded(path)) return null; // a 404 in any spelling
  const canonical = canonicalPath(path);
  if (canonical !== null) return redirect(canonical + url.search, 308, isData);
  return null;
}

/** React Router writes a trailing slash before `.data` as `/_`. */
function pageOf(dataPath: string): string {
  return dataPath.slice(0, -dataSuffix.length).replace(/(?<=\/)_$/, "");
}

/**
 * A `.data` request cannot follow an HTTP redirect to a page, so React Router reads headers instead. A 308 or 204 without
 * `Cache-Control` may be cached for long.
 */
function redirect(location: string, status: 302 | 308, isData: boolean): Response {
  if (!isData) {
    const caching = status === 308 ? oneHour : "no-store";
    return new Response(null, {
      status,
      headers: { Location: location, "Cache-Control": caching },
    });
  }
  return new Response(null, {
    status: 204,
    headers: {
      "Cache-Control": "no-store",
      "X-Remix-Redirect": location,
      "X-Remix-Status": String(status),
      "X-Remix-Reload-Document": "true",
    },
  });
}

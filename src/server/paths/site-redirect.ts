import { oneHour } from "#http/cache-control.ts";
import { canonicalPath, isWellEncoded } from "#server/paths/canonical-path.ts";
import { comingSoonRedirect } from "#server/paths/coming-soon-rule.ts";

const dataSuffix = ".data";

/** What is settled about a path of the site before anything is rendered; null where nothing is. */
export function redirectFor(url: URL): Response | null {
  const isData = url.pathname.endsWith(dataSuffix);
  const path = isData ? pageOf(url.pathname) : url.pathname;
  const comingSoon = comingSoonRedirect(path);
  if (comingSoon !== null) return redirect(comingSoon, 302, isData);
  if (!isWellEncoded(path)) return null; // it names nothing, however it is spelt
  const canonical = canonicalPath(path);
  if (canonical !== null) return redirect(canonical + url.search, 308, isData);
  return null;
}

/** The router writes a slash at the end, for which there is no place before the ending, as `/_`. */
function pageOf(dataPath: string): string {
  return dataPath.slice(0, -dataSuffix.length).replace(/(?<=\/)_$/, "");
}

/**
 * A router that asked for data cannot follow a redirect of HTTP to a page; it is told where to go instead. A cache keeps a 308
 * or a 204 that says nothing of it for as long as it likes.
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

import { matchesEtag, weakEtag } from "#http/etag.ts";

/**
 * Adds an ETag to a cacheable file of the site, or answers 304. Pages have no `Cache-Control` of their own and get their ETag in the
 * page cache.
 */
export async function addEtag(request: Request, response: Response): Promise<Response> {
  const caching = response.headers.get("Cache-Control");
  if (response.status !== 200 || caching === null || caching === "no-store") return response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const etag = headers.get("ETag") ?? weakEtag(body);
  headers.set("ETag", etag);
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

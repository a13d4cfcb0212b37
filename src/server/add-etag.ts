import { matchesEtag, weakEtag } from "#http/etag.ts";

/**
 * What the site answered, with a tag where it is a file: its own or one of its bytes, and with 304 to who has it. A page says
 * nothing of how long it may be kept, and is tagged where it is kept.
 */
export async function addEtag(request: Request, answer: Response): Promise<Response> {
  const caching = answer.headers.get("Cache-Control");
  if (answer.status !== 200 || caching === null || caching === "no-store") return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  const etag = headers.get("ETag") ?? weakEtag(body);
  headers.set("ETag", etag);
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

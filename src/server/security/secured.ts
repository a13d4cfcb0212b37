import { bodyOf, isWritten, noteBody } from "#server/pages/written-bodies.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";

/**
 * An answer with its security headers. A page is read to its end first: its policy names the scripts in it. One that has
 * brought a policy of its own keeps it, and may be compressed already. A refusal that says nothing of it is kept by nobody.
 */
export async function secured(response: Response, security: SecurityHeaders): Promise<Response> {
  const isPage =
    response.headers.get("Content-Type")?.startsWith("text/html") === true &&
    !response.headers.has("Content-Security-Policy");
  const html = isPage && response.body !== null ? await bodyOf(response) : null;
  // Whoever made it here left its headers open.
  const answer = isWritten(response) ? response : new Response(html ?? response.body, response);
  for (const [name, value] of Object.entries(security.always)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  if (answer.status >= 400 && !answer.headers.has("Cache-Control")) {
    answer.headers.set("Cache-Control", "no-store"); // a cache may keep a 404 or 410 by its own judgement
  }
  if (html !== null) {
    answer.headers.set("Content-Security-Policy", security.policyFor(html));
    noteBody(answer, html);
  }
  return answer;
}

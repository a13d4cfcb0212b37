import type { SecurityHeaders } from "#server/security/security-headers.ts";

/** An answer with its security headers; one that has brought a policy of its own keeps it. A refusal that says nothing of it is kept by nobody. */
export function secured(response: Response, security: SecurityHeaders): Response {
  const answer = new Response(response.body, response); // its headers may be closed
  for (const [name, value] of Object.entries(security.always)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  if (answer.status >= 400 && !answer.headers.has("Cache-Control")) {
    answer.headers.set("Cache-Control", "no-store"); // a cache may keep a 404 or 410 by its own judgement
  }
  return answer;
}

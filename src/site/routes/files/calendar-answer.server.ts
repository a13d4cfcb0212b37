import { hash } from "node:crypto";

/**
 * An answer with a calendar to be saved under a name. Each is written anew and says when; its tag does not, so that it is known
 * again for as long as its dates stay.
 */
export function calendarAnswer(name: string, write: (stamp: string) => string): Response {
  return new Response(write(new Date().toISOString()), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-cache",
      ETag: `W/"${hash("sha256", write(""), "base64url").slice(0, 22)}"`,
    },
  });
}

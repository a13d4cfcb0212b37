import { hash } from "node:crypto";

/** A calendar contains the time of its creation; its ETag does not, so that it stays valid as long as the dates do. */
export function calendarResponse(name: string, write: (stamp: string) => string): Response {
  return new Response(write(new Date().toISOString()), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-cache",
      ETag: `W/"${hash("sha256", write(""), "base64url").slice(0, 22)}"`,
    },
  });
}

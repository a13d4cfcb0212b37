import { createHash } from "node:crypto";
import { localeFacts, type Locale } from "#domain/locale.ts";

/** How long a shared cache may keep an answer: visitors see a change of content within five seconds. */
const maxAgeSeconds = 5;

/** An answer as it is sent, in one language. */
export interface Answer {
  locale: Locale;
  /** JSON. */
  body: string;
  /** Weak, because the server in front may compress the body. */
  etag: string;
}

export function writeAnswer(content: unknown, locale: Locale): Answer {
  const body = JSON.stringify(content);
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  return { locale, body, etag };
}

/** Sends an answer, or 304 to a reader who has this very answer already. */
export function sendAnswer({ locale, body, etag }: Answer, request: Request): Response {
  const headers = {
    ETag: etag,
    "Cache-Control": `public, max-age=${maxAgeSeconds}`,
    "Content-Language": localeFacts[locale].htmlLang,
    Vary: "X-localization",
  };
  if (hasTag(request.headers.get("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, {
    headers: {
      ...headers,
      "Content-Type": "application/json",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Compares weakly, as RFC 9110 asks for If-None-Match. */
function hasTag(known: string | null, etag: string): boolean {
  if (known === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return known.trim() === "*" || known.split(",").some((tag) => opaque(tag) === opaque(etag));
}

import { localeFacts, type Locale } from "#domain/locale.ts";
import { type EncodedBody, createEncodedBody } from "#http/encoded-body.ts";
import { corsHeaders } from "#api/cors.ts";
import { matchesEtag, weakEtag } from "#http/etag.ts";
import { unpooledBuffer } from "#memory/unpooled-buffer.ts";

/** A change of content must reach visitors within five seconds. */
const maxAgeSeconds = 5;

/** An answer of the API in one language. */
export interface Answer {
  locale: Locale;
  type: string;
  bodies: EncodedBody;
  /** Weak, the same in every encoding. */
  etag: string;
}

export function writeAnswer(content: unknown, locale: Locale): Answer {
  return answerOf(JSON.stringify(content), "application/json", locale);
}

export function answerOf(text: string, type: string, locale: Locale): Answer {
  const plain = unpooledBuffer(text);
  const bodies = createEncodedBody(plain, { keepUncompressed: true }); // many programs accept no compression
  return { locale, type, bodies, etag: weakEtag(plain) };
}

interface Sending {
  extraHeaders?: Record<string, string>;
  /** Called after the body has been encoded once more. */
  onEncoded?: () => void;
}

/** Sends an answer in the client's preferred encoding, or 304. */
export async function sendAnswer(
  answer: Answer,
  request: Request,
  { extraHeaders = {}, onEncoded }: Sending = {},
): Promise<Response> {
  const headers: Record<string, string> = {
    ...corsHeaders,
    ETag: answer.etag,
    "Cache-Control": `public, max-age=${maxAgeSeconds}`,
    "Content-Language": localeFacts[answer.locale].htmlLang,
    Vary: "X-localization, Accept-Encoding",
    ...extraHeaders,
  };
  if (matchesEtag(request.headers.get("If-None-Match"), answer.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const { bodies } = answer;
  const encoding = bodies.chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  let body = bodies.get(encoding);
  if (body === undefined) {
    body = await bodies.encode(encoding);
    onEncoded?.();
  }
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Type"] = answer.type;
  headers["Content-Length"] = String(body.length);
  headers["X-Content-Type-Options"] = "nosniff";
  return new Response(body, { headers });
}

/** The API is public, so pages of every origin may read it. */
import { allowedMethods } from "#api/methods.ts";

export const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Content-Language, Retry-After, X-Request-Id",
} as const;

/** The response to a preflight request, which `X-localization` causes. */
export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      Allow: allowedMethods,
      "Access-Control-Allow-Methods": allowedMethods,
      "Access-Control-Allow-Headers": "X-localization, If-None-Match",
      "Access-Control-Max-Age": "86400",
    },
  });
}

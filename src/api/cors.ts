/** Everything the API says is public and the same for all, so that partners' pages may read it in a browser, too. */
import { allowedMethods } from "#api/methods.ts";

/** Headers of every answer and every problem. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Content-Language, Retry-After, X-Request-Id",
} as const;

/** Answers a browser that asks first, as it does before it sends `X-localization`. */
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

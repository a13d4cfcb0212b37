const permissions = ["camera", "microphone", "geolocation", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** `https` turns HSTS on; `development` lets Vite's client through. */
export interface SecuritySettings {
  https: boolean;
  development: boolean;
}

export interface SecurityHeaders {
  /** For every response; a page replaces the content security policy by its own. */
  always: Readonly<Record<string, string>>;
  /** The content security policy of a page, with the hashes of its inline scripts (`'sha256-…'`). */
  policyFor(scriptHashes: readonly string[]): string;
}

/** Hashes, not a nonce: a cached page would repeat it. */
export function createSecurityHeaders(settings: SecuritySettings): SecurityHeaders {
  const { https, development } = settings;
  const always = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissions,
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(https && { "Strict-Transport-Security": "max-age=31536000" }),
  };
  const policy = [
    "default-src 'none'",
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return {
    always,
    policyFor: (hashes) =>
      `${policy}; script-src ${["'self'", ...(development ? ["'unsafe-inline'"] : hashes)].join(" ")}`,
  };
}

/** Adds the security headers that a response does not have, and `no-store` to errors. */
export function withSecurityHeaders(response: Response, security: SecurityHeaders): Response {
  const copy = new Response(response.body, response); // its headers may be immutable
  for (const [name, value] of Object.entries(security.always)) {
    if (!copy.headers.has(name)) copy.headers.set(name, value);
  }
  if (copy.status >= 400 && !copy.headers.has("Cache-Control")) {
    copy.headers.set("Cache-Control", "no-store"); // a 404 or 410 is cacheable by default
  }
  return copy;
}

const permissions = ["camera", "microphone", "geolocation", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Where the page is served over TLS browsers are told to stay there; in development Vite's own client must be let through. */
export interface SecuritySettings {
  https: boolean;
  development: boolean;
}

export interface SecurityHeaders {
  /** Of everything that is no page: it may not load, run or be framed by anything. */
  always: Readonly<Record<string, string>>;
  /** The content security policy of a page: of inline scripts it allows those with these hashes (`'sha256-…'`). */
  policyFor(scriptHashes: readonly string[]): string;
}

/** Makes the security headers. A nonce is no use here: a cached page would repeat it. */
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

/** An answer with its security headers; one that has brought a policy of its own keeps it. A refusal that says nothing of it is kept by nobody. */
export function withSecurityHeaders(response: Response, security: SecurityHeaders): Response {
  const answer = new Response(response.body, response); // its headers may be closed
  for (const [name, value] of Object.entries(security.always)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  if (answer.status >= 400 && !answer.headers.has("Cache-Control")) {
    answer.headers.set("Cache-Control", "no-store"); // a cache may keep a 404 or 410 by its own judgement
  }
  return answer;
}

import { createHash } from "node:crypto";

const permissions = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"]
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
  /** The content security policy of a page: it allows the inline scripts of that very page and no others. */
  policyFor(html: Buffer): string;
}

/** Makes the security headers. A nonce is no use here: a cached page would repeat it. */
export function createSecurityHeaders({ https, development }: SecuritySettings): SecurityHeaders {
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
    policyFor: (html) => `${policy}; script-src ${["'self'", ...hashesOf(html)].join(" ")}`,
  };
}

/** Read as Latin-1 every byte is a letter, which spares decoding the page and encoding its scripts. */
function hashesOf(html: Buffer): Set<string> {
  const hashes = new Set<string>();
  for (const [, attributes = "", script = ""] of html.toString("latin1").matchAll(inlineScript)) {
    if (/\ssrc=|\stype="application\/ld\+json"/i.test(attributes)) continue; // none that is run
    hashes.add(`'sha256-${createHash("sha256").update(script, "latin1").digest("base64")}'`);
  }
  return hashes;
}

const inlineScript = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;

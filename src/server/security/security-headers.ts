import { hash } from "node:crypto";

const permissions = ["camera", "microphone", "geolocation", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Where the page is served over TLS browsers are told to stay there; in development Vite's own client must be let through. */
export interface SecuritySettings {
  https: boolean;
  development: boolean;
  /** Whether the site says an inline script itself. */
  isOwnScript: (script: string) => boolean;
}

export interface SecurityHeaders {
  /** Of everything that is no page: it may not load, run or be framed by anything. */
  always: Readonly<Record<string, string>>;
  /** The content security policy of a page: of its inline scripts it allows those that the site says itself. */
  policyFor(html: Buffer): string;
}

/** Makes the security headers. A nonce is no use here: a cached page would repeat it. */
export function createSecurityHeaders(settings: SecuritySettings): SecurityHeaders {
  const { https, development, isOwnScript } = settings;
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
    policyFor: (html) =>
      `${policy}; script-src ${["'self'", ...hashesOf(html, isOwnScript)].join(" ")}`,
  };
}

/**
 * Of the page its scripts alone are read, as Latin-1, where every byte is a letter: it need not be decoded. Of data, which is as
 * long as the rest of the page, only the tag is.
 */
function hashesOf(html: Buffer, isOwn: (script: string) => boolean): Set<string> {
  const hashes = new Set<string>();
  let end = 0;
  for (let at = html.indexOf("<script"); at !== -1; at = html.indexOf("<script", end)) {
    end = html.indexOf("</script", at);
    if (end === -1) break;
    const beginning = html.toString("latin1", at, html.indexOf(">", at));
    if (runsNothing.test(beginning)) continue;
    const [, script = ""] = scriptElement.exec(html.toString("latin1", at, end)) ?? [];
    if (script === "" || !isOwn(script)) continue;
    hashes.add(`'sha256-${hash("sha256", html.subarray(end - script.length, end), "base64")}'`);
  }
  return hashes;
}

/** Of a start tag: a file of its own, or data. Where it is fooled, a script gets no leave. */
const runsNothing = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;
const scriptElement = /^<script\b(?:[^>"']|"[^"]*"|'[^']*')*>([\s\S]*)$/;

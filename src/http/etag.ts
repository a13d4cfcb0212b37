import { hash } from "node:crypto";

/** A strong ETag, for bytes that are sent unchanged. */
export function strongEtag(text: string | Buffer): string {
  return `"${hash("sha256", text, "base64url").slice(0, 22)}"`;
}

/** A weak ETag, the same for every encoding of a response. */
export function weakEtag(text: string | Buffer): string {
  return `W/${strongEtag(text)}`;
}

/** Whether `If-None-Match` names this ETag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (header === null || header === undefined) return false;
  if (header === etag) return true; // the usual case
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => opaqueTag(tag) === opaqueTag(etag));
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

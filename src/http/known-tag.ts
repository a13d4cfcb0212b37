import { hash } from "node:crypto";

/** The tag of bytes that are sent as they are. */
export function tagOf(text: string | Buffer): string {
  return `"${hash("sha256", text, "base64url").slice(0, 22)}"`;
}

/** The weak tag of an answer: it stands for what is said in every encoding. */
export function weakTagOf(text: string | Buffer): string {
  return `W/${tagOf(text)}`;
}

/** Tells whether an If-None-Match header names an answer that its reader has already; compared weakly, as RFC 9110 asks. */
export function isKnownTag(header: string | null | undefined, etag: string): boolean {
  if (header === null || header === undefined) return false;
  if (header === etag) return true; // as it was sent, which is how nearly everybody asks
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => opaque(tag) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

import { createHash } from "node:crypto";
import { type Bodies, createBodies } from "#server/pages/bodies.ts";

/** A finished answer of the site, with everything that is the same for all who ask for it. */
export interface Page {
  status: number;
  /** Without those that depend on who asks: caching, encoding and length. */
  headers: readonly (readonly [name: string, value: string])[];
  /** What the answer itself said about caching; null where it left that to us. */
  cacheControl: string | null;
  bodies: Bodies;
  etag: string;
  /** Of the render; error pages quote it. */
  requestId: string;
}

const ours = new Set([
  "cache-control",
  "content-length",
  "etag",
  "retry-after",
  "vary",
  "x-request-id",
]);

/** Reads an answer to its last byte. */
export async function pageFrom(response: Response, requestId: string): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !ours.has(name)),
    cacheControl: response.headers.get("Cache-Control"),
    bodies: createBodies(body),
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    requestId,
  };
}

/** Only a plain success may be kept for others: no error, nothing that speaks to one visitor. */
export function mayBeKept(page: Page): boolean {
  return (
    page.status === 200 &&
    page.cacheControl === null &&
    page.headers.every(([name]) => name !== "set-cookie")
  );
}

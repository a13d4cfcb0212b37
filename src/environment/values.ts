import { BlockList, isIP } from "node:net";
import { z } from "zod";

export const logLevels = ["error", "warn", "info"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Trusted proxies for `X-Forwarded-For`: their number, or their addresses. */
export type TrustedProxies = { hops: number } | { addresses: BlockList };

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

export function integer(min: number, max: number) {
  const digits = z.string().regex(/^\d{1,6}$/);
  return digits.transform(Number).pipe(z.number().min(min).max(max));
}

export const folder = z.string().refine((text) => !text.includes("\0"));

export const hostName = z.string().refine((text) => isIP(text) > 0 || /^[a-z0-9.-]+$/i.test(text));

/** Without a user name and a fragment. */
const address = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine(({ username, hash }) => username === "" && hash === "");

/** A receiver's address may have a key in its query. */
export const webhookAddress = address.transform(({ href }) => href);

const plainAddress = address.refine(({ search }) => search === "");

export const webAddress = plainAddress.transform(({ href }) => href);

/** Without a trailing slash. */
export const baseAddress = webAddress.transform((href) => href.replace(/\/+$/, ""));

export const origin = plainAddress
  .refine(({ pathname }) => pathname === "/")
  .transform((url) => url.origin);

export const mailServer = z.url({ protocol: /^smtps?$/ }).refine((text) => {
  const { hostname, pathname, search, hash } = new URL(text);
  return hostname !== "" && /^\/?$/.test(pathname) && search === "" && hash === "";
});

export const mailAddress = z.string().regex(/^[^\s@<>,;:"()[\]\\]+@[a-z\d-]+(?:\.[a-z\d-]+)*$/i);

export const mailAddresses = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(mailAddress));

/** A key in the format and length of Standard Webhooks. */
export const signingSecret = z
  .string()
  .regex(/^whsec_[A-Za-z\d+/]+={0,2}$/)
  .refine((text) => {
    const { length } = Buffer.from(text.slice("whsec_".length), "base64");
    return length >= 24 && length <= 64;
  });

const secondsIn: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };
const limitPattern = /^([1-9]\d{0,5})\/([1-9]\d{0,3})([smhd])$/;

const limit = z
  .string()
  .regex(limitPattern)
  .transform((word): Limit => {
    const [, max, length, unit = ""] = limitPattern.exec(word) ?? [];
    return { max: Number(max), seconds: Number(length) * (secondsIn[unit] ?? Number.NaN) };
  });

/** Such as `10/1m 60/1d`; empty for `none`. */
export const limits = z
  .string()
  .transform((text) => (text === "none" ? [] : text.split(/\s+/)))
  .pipe(z.array(limit));

export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (/^\d?$/.test(text)) return { hops: Number(text) };
  const addresses = new BlockList();
  for (const word of text.split(",").map((part) => part.trim())) {
    const [first = "", prefix, ...rest] = word.split("/");
    const family = isIP(first);
    const maxBits = family === 4 ? 32 : 128;
    const bits = integer(0, maxBits).safeParse(prefix ?? String(maxBits));
    if (family === 0 || !bits.success || rest.length > 0) {
      context.addIssue("It names no network.");
      return z.NEVER;
    }
    addresses.addSubnet(first, bits.data, family === 4 ? "ipv4" : "ipv6");
  }
  return { addresses };
});

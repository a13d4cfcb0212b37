/** What may be set from outside, each variable once: README's table and `.env.example` are tested against this one. */
import { BlockList, isIP } from "node:net";

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** Address of another process's API, `/api/v1` included; null where this process answers itself. */
  readonly apiBaseUrl: string | null;
  /** Origin that the site is known by; null until it has a public one. */
  readonly siteUrl: string | null;
  readonly mediaDir: string;
  readonly contentDir: string;
  readonly trustProxy: TrustedProxies;
  /** Fixed ISO date; null where the clock counts. */
  readonly today: string | null;
  readonly logLevel: LogLevel;
  readonly pageCacheBytes: number;
  readonly shutdownSeconds: number;
}

export const logLevels = ["error", "warn", "info"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Whose `X-Forwarded-For` counts: that of so many proxies in a row, or of the proxies at these addresses. */
export type TrustedProxies = { hops: number } | { addresses: BlockList };

/** A variable with a value that cannot be meant. The message is one sentence that names it. */
export class EnvironmentError extends Error {}

interface Variable<Value> {
  fallback: string;
  description: string;
  /** Finishes the sentence "NAME must be …". */
  must: string;
  /** `undefined` for a value that cannot be meant. */
  parse(text: string): Value | undefined;
}

const variable = <Value>(parts: Variable<Value>) => parts;

export const variables = {
  PORT: variable({
    fallback: "3000",
    description: "Port that the site listens on; 0 takes a free one.",
    must: "a whole number from 0 to 65535",
    parse: (text) => wholeNumber(text, 65_535),
  }),
  HOST: variable({
    fallback: "127.0.0.1",
    description: "Address that the site listens on; 0.0.0.0 for every network.",
    must: "a host name or an address without scheme and port",
    parse: (text) => (isIP(text) > 0 || /^[a-z0-9.-]+$/i.test(text) ? text : undefined),
  }),
  DATABASE_URL: variable({
    fallback: "sqlite:data/sahil.db",
    description: "`sqlite:<path>` or `postgres://user:password@host:port/name` (15 or newer).",
    must: "sqlite:<path> or postgres://…",
    parse: (text) => (/^(?:sqlite:.|postgres(?:ql)?:\/\/.)/.test(text) ? text : undefined),
  }),
  API_BASE_URL: variable({
    fallback: "",
    description:
      "Another server's API, `/api/v1` included; this process then loads no content of its own.",
    must: "an http or https address such as http://127.0.0.1:4000/api/v1",
    parse: (text) => (text === "" ? null : webAddress(text)?.href.replace(/\/+$/, "")),
  }),
  SITE_URL: variable({
    fallback: "",
    description: "The site's public origin, for canonical links and forms behind a proxy.",
    must: "an http or https origin without a path, such as https://sahil.example",
    parse: (text) => {
      if (text === "") return null;
      const url = webAddress(text);
      return url?.pathname === "/" && url.search === "" ? url.origin : undefined;
    },
  }),
  MEDIA_DIR: variable({
    fallback: "data/media",
    description: "Folder of the pictures and films made from the content.",
    must: "a folder",
    parse: nonEmpty,
  }),
  CONTENT_DIR: variable({
    fallback: "content",
    description: "Content pack that an empty database is filled with.",
    must: "a folder",
    parse: nonEmpty,
  }),
  TRUST_PROXY: variable({
    fallback: "",
    description:
      "Whose X-Forwarded-For counts: a number of proxies, or their addresses or networks, comma-separated.",
    must: "a number of proxies up to 9, or addresses or networks such as 10.0.0.0/8, comma-separated",
    parse: trustedProxies,
  }),
  TODAY: variable({
    fallback: "",
    description: "A fixed date (YYYY-MM-DD) for offers and payment dates, for tests.",
    must: "a date such as 2026-11-21",
    parse: (text) => (text === "" ? null : isoDate(text)),
  }),
  LOG_LEVEL: variable({
    fallback: "info",
    description: "`info` logs every request, `warn` and `error` only what went wrong.",
    must: "error, warn or info",
    parse: (text) => logLevels.find((level) => level === text),
  }),
  PAGE_CACHE_MB: variable({
    fallback: "64",
    description: "Memory for finished pages; 0 makes every page and API answer anew.",
    must: "a whole number from 0 to 4096",
    parse: (text) => {
      const megabytes = wholeNumber(text, 4096);
      return megabytes === undefined ? undefined : megabytes * 1024 * 1024;
    },
  }),
  SHUTDOWN_SECONDS: variable({
    fallback: "10",
    description: "How long requests under way may take to finish after SIGTERM.",
    must: "a whole number from 0 to 300",
    parse: (text) => wholeNumber(text, 300),
  }),
};

export type VariableName = keyof typeof variables;

/** Parses the environment. An empty value counts as not set. Throws an `EnvironmentError` for the first wrong one. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  function read<Name extends VariableName>(name: Name) {
    const { fallback, must, parse } = variables[name];
    const text = source[name]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined)
      throw new EnvironmentError(`${name} must be ${must}; it is "${withoutPassword(text)}".`);
    return value as Exclude<ReturnType<(typeof variables)[Name]["parse"]>, undefined>; // undefined was just refused
  }
  return Object.freeze({
    port: read("PORT"),
    host: read("HOST"),
    databaseUrl: read("DATABASE_URL"),
    apiBaseUrl: read("API_BASE_URL"),
    siteUrl: read("SITE_URL"),
    mediaDir: read("MEDIA_DIR"),
    contentDir: read("CONTENT_DIR"),
    trustProxy: read("TRUST_PROXY"),
    today: read("TODAY"),
    logLevel: read("LOG_LEVEL"),
    pageCacheBytes: read("PAGE_CACHE_MB"),
    shutdownSeconds: read("SHUTDOWN_SECONDS"),
  });
}

function withoutPassword(text: string): string {
  return text.replace(/\/\/[^@]*@/, "//…@");
}

function nonEmpty(text: string): string | undefined {
  return text.includes("\0") ? undefined : text;
}

function wholeNumber(text: string, most: number): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

function webAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  const usable =
    url !== null &&
    (url.protocol === "http:" || url.protocol === "https:") &&
    url.username === "" &&
    url.search === "" &&
    url.hash === "";
  return usable ? url : undefined;
}

function isoDate(text: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

function trustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d?$/.test(text)) return { hops: Number(text) };
  const addresses = new BlockList();
  for (const word of text.split(",").map((part) => part.trim())) {
    const [address = "", prefix, ...rest] = word.split("/");
    const family = isIP(address);
    const longest = family === 4 ? 32 : 128;
    const bits = prefix === undefined ? longest : wholeNumber(prefix, longest);
    if (family === 0 || bits === undefined || rest.length > 0) return undefined;
    addresses.addSubnet(address, bits, family === 4 ? "ipv4" : "ipv6");
  }
  return { addresses };
}

import { BlockList, isIP } from "node:net";
import { limits } from "./limits.ts";
import { nonEmpty, variable, webAddress, wholeNumber } from "./variable.ts";

export const logLevels = ["error", "warn", "info"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Whose `X-Forwarded-For` counts: that of so many proxies in a row, or of the proxies at these addresses. */
export type TrustedProxies = { hops: number } | { addresses: BlockList };

export const serverVariables = {
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
    description:
      "The site's public origin, for canonical links, sitemaps and forms behind a proxy. With `https:` browsers are told to stay with TLS (HSTS); without it they are not, whatever stands in front.",
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
    description:
      "A fixed date (YYYY-MM-DD) for offers and payment dates, for tests; forms go by the clock.",
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
    fallback: "32",
    description: "Memory for finished pages; 0 makes every page and API answer anew.",
    must: "a whole number from 0 to 4096",
    parse: (text) => {
      const megabytes = wholeNumber(text, 4096);
      return megabytes === undefined ? undefined : megabytes * 1024 * 1024;
    },
  }),
  SEARCHES_PER_ADDRESS: variable({
    fallback: "300/1m",
    description:
      "How many searches and pages with choices of their own (a project's, a list's) that are not in the cache one network (/24, /48) may ask for, for each window, whether as pages or of the API; `none` for no limit. Addresses in `TRUST_PROXY` are not counted.",
    must: "none, or numbers and windows of s, m, h or d such as 300/1m",
    parse: limits,
  }),
  SHUTDOWN_SECONDS: variable({
    fallback: "10",
    description: "How long requests under way may take to finish after SIGTERM.",
    must: "a whole number from 0 to 300",
    parse: (text) => wholeNumber(text, 300),
  }),
  OFFLINE_PAGES: variable({
    fallback: "on",
    description:
      "`off` has browsers forget the pages that they kept for when there is no connection, and keep none.",
    must: "on or off",
    parse: (text) => (text === "on" || text === "off" ? text === "on" : undefined),
  }),
  INDEXNOW_KEY: variable({
    fallback: "",
    description:
      "A key of your own choice: search engines are then told of pages that come, change or go (IndexNow), and `/<key>.txt` shows it. Needs `SITE_URL`.",
    must: "8 to 128 letters, digits and hyphens",
    parse: (text) => {
      if (text === "") return null;
      return /^[A-Za-z\d-]{8,128}$/.test(text) ? text : undefined;
    },
  }),
  INDEXNOW_URL: variable({
    fallback: "https://api.indexnow.org/indexnow",
    description: "Where they are told; whoever is told hands it on to the others.",
    must: "an http or https address such as https://api.indexnow.org/indexnow",
    parse: (text) => webAddress(text)?.href,
  }),
};

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

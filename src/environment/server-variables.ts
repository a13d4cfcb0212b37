import { z } from "zod";
import { optionalSetting, setting } from "./setting.ts";
import {
  baseAddress,
  folder,
  hostName,
  limits,
  logLevels,
  origin,
  trustedProxies,
  webAddress,
  integer,
} from "./values.ts";

export const serverVariables = {
  PORT: setting(
    {
      fallback: "3000",
      description: "Port that the site listens on; 0 takes a free one.",
      must: "a whole number from 0 to 65535",
    },
    integer(0, 65_535),
  ),
  HOST: setting(
    {
      fallback: "127.0.0.1",
      description: "Address that the site listens on; 0.0.0.0 for every network.",
      must: "a host name or an address without scheme and port",
    },
    hostName,
  ),
  DATABASE_URL: setting(
    {
      fallback: "sqlite:data/sahil.db",
      description: "`sqlite:<path>` or `postgres://user:password@host:port/name` (15 or newer).",
      must: "sqlite:<path> or postgres://…",
    },
    z.string().regex(/^(?:sqlite:.|postgres(?:ql)?:\/\/.)/),
  ),
  API_BASE_URL: optionalSetting(
    {
      description:
        "Another server's API, `/api/v1` included; this process then loads no content of its own.",
      must: "an http or https address such as http://127.0.0.1:4000/api/v1",
    },
    baseAddress,
  ),
  SITE_URL: optionalSetting(
    {
      description:
        "The site's public origin, for canonical links, sitemaps and forms behind a proxy. With `https:` responses have HSTS.",
      must: "an http or https origin without a path, such as https://sahil.example",
    },
    origin,
  ),
  MEDIA_DIR: setting(
    {
      fallback: "data/media",
      description: "Folder of the pictures and videos made from the content.",
      must: "a folder",
    },
    folder,
  ),
  CONTENT_DIR: setting(
    {
      fallback: "content",
      description: "Content pack that an empty database is filled with.",
      must: "a folder",
    },
    folder,
  ),
  TRUST_PROXY: setting(
    {
      fallback: "",
      description:
        "Whose X-Forwarded-For counts: a number of proxies, or their addresses or networks, comma-separated.",
      must: "a number of proxies up to 9, or addresses or networks such as 10.0.0.0/8, comma-separated",
    },
    trustedProxies,
  ),
  TODAY: optionalSetting(
    {
      description:
        "A fixed date (YYYY-MM-DD) for offers and payment dates, for tests; forms go by the clock.",
      must: "a date such as 2026-11-21",
    },
    z.iso.date(),
  ),
  LOG_LEVEL: setting(
    {
      fallback: "info",
      description: "`info` logs every request, `warn` and `error` only what went wrong.",
      must: "error, warn or info",
    },
    z.enum(logLevels),
  ),
  PAGE_CACHE_MB: setting(
    {
      fallback: "32",
      description: "Memory of the page cache; 0 turns it and the API's cache off.",
      must: "a whole number from 0 to 4096",
    },
    integer(0, 4096).transform((megabytes) => megabytes * 1024 * 1024),
  ),
  SEARCHES_PER_ADDRESS: setting(
    {
      fallback: "300/1m",
      description:
        "Uncached searches and pages with a query, per network (/24, /48) and window, pages and API together; `none` disables the limit. Addresses in `TRUST_PROXY` are not counted.",
      must: "none, or numbers and windows of s, m, h or d such as 300/1m",
    },
    limits,
  ),
  SHUTDOWN_SECONDS: setting(
    {
      fallback: "10",
      description: "How long requests under way may take to finish after SIGTERM.",
      must: "a whole number from 0 to 300",
    },
    integer(0, 300),
  ),
  OFFLINE_PAGES: setting(
    {
      fallback: "on",
      description:
        "`off` keeps browsers from storing visited pages for offline use, and deletes stored ones.",
      must: "on or off",
    },
    z.enum(["on", "off"]).transform((word) => word === "on"),
  ),
  INDEXNOW_KEY: optionalSetting(
    {
      description:
        "IndexNow key of your own choice: submits added, changed and removed pages to search engines, and is served at `/<key>.txt`. Needs `SITE_URL`.",
      must: "8 to 128 letters, digits and hyphens",
    },
    z.string().regex(/^[A-Za-z\d-]{8,128}$/),
  ),
  INDEXNOW_URL: setting(
    {
      fallback: "https://api.indexnow.org/indexnow",
      description: "IndexNow endpoint, which shares the pages with the other search engines.",
      must: "an http or https address such as https://api.indexnow.org/indexnow",
    },
    webAddress,
  ),
};

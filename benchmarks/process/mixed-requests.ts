import { emptyCriteria, writeSearchCriteria, sortOrders } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import { apiPaths } from "#benchmarks/support/api-paths.ts";
import { type Random, seeded } from "#benchmarks/support/random.ts";
import { vocabularyOf } from "#benchmarks/support/generated-texts.ts";

export interface MixedRequest {
  method: "GET" | "HEAD";
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The expected status. */
  status: 200 | 404;
}

/** URLs linked from home pages and listings of all languages, and those for browsers and crawlers. */
interface Addresses {
  pages: readonly string[];
  pictures: readonly string[];
  files: readonly string[];
}

const missing = "no-such-place-";
const encodings = ["br", "gzip", "identity"] as const;
/** Other preferences have cached pages of their own. */
const preferences = ["currency=EUR", "currency=RUB; area_unit=sqft", "area_unit=sqft"] as const;

/** Reads the URLs of a running site; returns an endless source of requests, the same in every run. */
export async function mixedRequests(origin: string): Promise<() => MixedRequest> {
  const addresses = await addressesOf(origin);
  const random = seeded(8);
  return () => {
    const locale = random.pick(locales);
    const path = pathOf(addresses, random);
    return {
      method: random.next() < 0.05 ? "HEAD" : "GET",
      path,
      headers: {
        "accept-encoding": random.pick(encodings),
        "x-localization": locale,
        ...(random.next() < 0.2 ? { cookie: random.pick(preferences) } : {}),
      },
      status: path.includes(missing) ? 404 : 200,
    };
  };
}

function pathOf({ pages, pictures, files }: Addresses, random: Random): string {
  const share = random.next();
  if (share < 0.4) return random.pick(pages);
  if (share < 0.6) return `${random.pick(pages)}.data`;
  if (share < 0.7) return filtered(random, "");
  if (share < 0.74) return filtered(random, ".data");
  if (share < 0.77) return searched(random);
  if (share < 0.8) return beingTyped(random);
  if (share < 0.9) return `/api/v1${random.pick(apiPaths)}`;
  if (share < 0.96) return random.pick(pictures);
  if (share < 0.98) return random.pick(files);
  return `${linkTo(random.pick(locales), "home")}/${missing}${random.integer(1, 1_000_000)}`;
}

function filtered(random: Random, ending: string): string {
  const country = random.pick(["properties", "turkey", "uae", "cyprus"]);
  const from = random.integer(1, 40) * 25_000;
  const filters = [
    { price: { from, to: from + random.integer(1, 20) * 50_000 } },
    { rooms: random.sample(["studio", "1+1", "2+1", "3+1"], random.integer(1, 2)) },
    { area: { from: random.integer(4, 12) * 10, to: random.integer(13, 60) * 10 } },
    { status: [random.pick(projectStatuses)] },
    { seaView: true },
    { sort: random.pick(sortOrders) },
  ];
  const criteria = Object.assign(
    { ...emptyCriteria },
    ...random.sample(filters, random.integer(1, 4)),
  );
  const path = linkTo(random.pick(locales), "listing", { country });
  return `${path}${ending}?${writeSearchCriteria(criteria)}`;
}

/** A text without filters that hardly any other request has. */
function searched(random: Random): string {
  const locale = random.pick(locales);
  const { qualities, places } = vocabularyOf(locale);
  const query = `${random.pick(qualities)} ${random.pick(places)}`;
  const path = linkTo(locale, "listing", { country: "properties" });
  return `${path}?${writeSearchCriteria({ ...emptyCriteria, query })}`;
}

/** The beginning of a word, for suggestions. */
function beingTyped(random: Random): string {
  const locale = random.pick(locales);
  const query = random.pick(vocabularyOf(locale).places).slice(0, random.integer(2, 5));
  return `${linkTo(locale, "search-suggestions")}?${writeSearchCriteria({ ...emptyCriteria, query })}`;
}

async function addressesOf(origin: string): Promise<Addresses> {
  const starts = locales.flatMap((locale) => [
    linkTo(locale, "home"),
    linkTo(locale, "listing", { country: "properties" }),
    linkTo(locale, "blog", {}),
  ]);
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  const all = (await Promise.all(starts.map(textOf))).join("\n");
  const sitemaps = (await textOf("/sitemap.xml")).matchAll(/\/sitemaps\/[\w-]+\.xml/g);
  const found = (pattern: RegExp) => [
    ...new Set([...all.matchAll(pattern)].map(([, path]) => path ?? "")),
  ];
  return {
    pages: found(/<a\b[^>]* href="(\/[a-z]{2}(?:\/[a-z0-9-]+)*)"/g),
    pictures: found(/(\/media\/[a-z0-9-]+\.(?:avif|webp|jpg))/g),
    files: [
      ...found(/"(\/assets\/[\w.-]+)"/g),
      ...locales.map((locale) => linkTo(locale, "feed")),
      "/sitemap.xml",
      ...Array.from(sitemaps, ([path]) => path),
    ],
  };
}

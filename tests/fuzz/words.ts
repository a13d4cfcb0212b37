/** Words for requests: from the content, hidden content included, and from attacks. */
import type { ContentPack } from "#content/pack.ts";
import { withdrawn, notYetPublished } from "#tests/api/partly-withdrawn.ts";

export const hostile: readonly string[] = [
  "' or 1=1 --",
  "'; drop table project; --",
  '"',
  "'",
  "\\",
  "*",
  "a*",
  '"a" AND',
  "NEAR(a b, 5)",
  "slug:villa",
  "{slug name}:x",
  "^villa",
  "- villa",
  "a & !b | (c",
  "villa:*",
  "a <-> b",
  "!",
  "%",
  "_",
  "\0",
  "a\0b",
  "\r\nX-Forged: 1",
  "\u202E\u200F\uFEFF",
  "\uD800",
  "😀".repeat(40),
  "ﷺ".repeat(30),
  "İıŞş Kadıköy",
  "../../etc/passwd",
  "..%2f..%2f",
  "%2e%2e",
  "%zz",
  "%E0%A4%A",
  "%ED%A0%80",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-1",
  "0",
  "1e308",
  "0x10",
  "9".repeat(400),
  "9007199254740993",
  "١٢",
  "2+1",
  "1-",
  "-",
  ",,,,",
  "a,".repeat(2_000),
  "x".repeat(10_000),
  "شقق للبيع في إسطنبول",
  "квартиры у моря до 300 тысяч",
  "伊斯坦布尔 海景公寓",
  "deniz manzaralı villa",
  "2+1 kadikoy under 300k ready",
];

/** Parameter values of listing URLs, and path segments. */
const asListed = [
  "properties",
  "apartments",
  "villas",
  "city",
  "town",
  "about-us",
  "landing-uae",
  "ready",
  "sold",
  "2027",
  "2028+",
  "studio",
  "2-1",
  "5-1+",
  "true",
  "price",
  "asc",
  "desc",
  "1",
  "2",
  "48",
  "49",
  "200000-500000",
  "-300000",
  "60-",
];

/** Slugs, names and references of a pack, hidden entries included. */
export function wordsOf(pack: ContentPack): string[] {
  const named = [pack.countries, pack.cities, pack.towns, pack.developers, pack.posts].flat();
  const listed = [pack.amenities, pack.filterPages, pack.videos].flat();
  return [
    ...[...named, ...listed].map(({ slug }) => slug),
    ...pack.projects.flatMap(({ slug, name, ref }) => [slug, name, ref]),
    ...asListed,
  ];
}

/** Paths of a pack's entries, hidden ones included. */
export function pathsOf(pack: ContentPack): string[] {
  const cities = pack.cities.map(({ slug }) => slug);
  return [
    ...pack.projects.map(({ city, slug }) => `/projects/${city}/${slug}`),
    ...pack.towns.flatMap(({ city, slug }) => [
      `/regions/towns/${city}/${slug}`,
      `/projects/towns/${slug}`,
    ]),
    ...cities.flatMap((slug) => [
      `/projects/types/villas/${slug}`,
      `/regions/cities/${slug}/towns`,
    ]),
    ...pack.filterPages.map(({ slug }) => `/projects/types/${slug}/${slug}`),
    ...pack.developers.map(({ slug }) => `/developer-companies/${slug}`),
    ...pack.posts.map(({ slug }) => `/blog/${slug}`),
    ...["properties", "apartments"].map((type) => `/projects/types/${type}/turkey`),
    ...Array.from({ length: 20 }, () => "/projects/search"),
    ...Array.from({ length: 10 }, () => "/projects/suggestions"),
  ];
}

/** Fields of withdrawn or unpublished entries, which no answer may contain. */
export function secretsOf(pack: ContentPack): string[] {
  const hidden = pack.projects.filter(
    ({ slug, city, developer }) =>
      notYetPublished.has(slug) || [slug, city, developer].some((word) => withdrawn.has(word)),
  );
  const slugs = [...withdrawn, ...notYetPublished, ...hidden.map(({ slug }) => slug)];
  return [
    ...slugs.map((slug) => `"slug":"${slug}"`),
    ...hidden.flatMap(({ name, ref }) => [`"name":${JSON.stringify(name)}`, `"ref":"${ref}"`]),
  ];
}

/** Faults across pages: links, canonical URLs and alternates. */
import { type Locale, localeFacts, locales } from "#domain/locale.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import type { PageFacts } from "#tests/audit/page-facts.ts";

export interface Audited {
  /** The origin that search engines know. */
  siteOrigin: string;
  /** Every page read, by path. */
  pages: ReadonlyMap<string, PageFacts>;
  /** The status of every linked URL, by path and query. */
  statuses: ReadonlyMap<string, number>;
  /** The languages whose pages were read. */
  languages: readonly Locale[];
}

export interface Fault {
  path: string;
  fault: string;
}

export function faultsOf(audited: Audited): Fault[] {
  return [...audited.pages.values()].flatMap((page) =>
    [
      ...page.faults,
      ...headFaults(page),
      ...canonicalFaults(page, audited),
      ...alternateFaults(page, audited),
      ...linkFaults(page, audited),
    ].map((fault) => ({ path: page.path, fault })),
  );
}

function headFaults({ path, language, direction, title, description, isIndexed }: PageFacts) {
  const locale = localeOfPath(path);
  const facts = localeFacts[locale];
  return [
    language !== facts.htmlLang && `it says that its language is "${language}"`,
    direction !== facts.direction && `it is written ${direction}`,
    title.trim() === "" && "it has no title",
    isIndexed && description.trim() === "" && "it has no description",
    isIndexed && description.length > 160 && "its description is longer than 160 characters",
  ].filter((fault) => fault !== false);
}

/** An indexable page names itself as canonical, or a page that names itself. */
function canonicalFaults({ canonical, isIndexed }: PageFacts, { siteOrigin, pages }: Audited) {
  if (!isIndexed) return [];
  const path = pathAt(canonical, siteOrigin);
  if (path === null) return [`its canonical address is "${canonical}"`];
  const named = pages.get(path);
  if (named === undefined) return [`its canonical address ${path} was not found by any link`];
  return named.canonical === canonical ? [] : [`its canonical address ${path} names another one`];
}

/** A canonical page lists alternates in all languages, itself included, and they list the same ones. */
function alternateFaults(page: PageFacts, { siteOrigin, pages, languages }: Audited): string[] {
  const { alternates, canonical, isIndexed, path } = page;
  if (!isIndexed || pathAt(canonical, siteOrigin) !== path) return [];
  const expected = [...locales.map((locale) => localeFacts[locale].htmlLang), "x-default"];
  const missing = expected.filter((tag) => alternates[tag] === undefined);
  const faults = missing.map((tag) => `it has no alternate for ${tag}`);
  if (alternates[localeFacts[localeOfPath(path)].htmlLang] !== canonical)
    faults.push("its own language's alternate is another page");
  for (const [tag, address] of Object.entries(alternates)) {
    const target = pathAt(address, siteOrigin);
    if (target !== null && !languages.includes(localeOfPath(target))) continue;
    const other = pages.get(target ?? "");
    if (other === undefined) faults.push(`its alternate for ${tag}, ${address}, is no page`);
    else if (!sameEntries(other.alternates, alternates))
      faults.push(`its alternate for ${tag}, ${address}, has other alternates`);
  }
  return faults;
}

function linkFaults({ path, links, ids }: PageFacts, { pages, statuses }: Audited): string[] {
  return [...new Set(links)].flatMap((link) => {
    const { pathname, search, hash } = new URL(link);
    const target = pathname + search;
    const status = statuses.get(target);
    if (status !== undefined && status !== 200) return [`its link ${target} answers ${status}`];
    const fragment = decodeURIComponent(hash.slice(1));
    const there = target === path ? ids : pages.get(target)?.ids;
    return fragment === "" || there === undefined || there.includes(fragment)
      ? []
      : [`its link ${target}${hash} names no part of the page`];
  });
}

/** Path and query of a URL of the site; null for other URLs. */
function pathAt(address: string, siteOrigin: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search } = new URL(address);
  return origin === siteOrigin ? pathname + search : null;
}

function sameEntries(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([tag, address]) => other[tag] === address)
  );
}

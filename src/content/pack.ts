import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkOutdatedFigures } from "#content/check/outdated-figures.ts";
import { createProblemReporter, parseEntries, type PackEntries } from "#content/check/entries.ts";
import { kindOfFile, requiredFiles, type EntityOf, type KindName } from "#content/check/layout.ts";
import { checkMarkdown } from "#content/check/markdown.ts";
import { checkMedia } from "#content/check/media.ts";
import { listPackFiles, type PackFile } from "#content/check/pack-files.ts";
import { checkPlaces } from "#content/check/places.ts";
import type { ContentProblem } from "#content/check/problem.ts";
import { checkProjects } from "#content/check/projects.ts";
import { checkReferences } from "#content/check/references.ts";
import { checkDuplicates } from "#content/check/duplicates.ts";
import { checkRules } from "#content/check/rules.ts";
import { checkSlugs } from "#content/check/slugs.ts";
import { readYaml, type YamlFile } from "#content/check/yaml-file.ts";
import { pageSlugs } from "#content/kinds/page.ts";
import { countrySlugs } from "#domain/vocabulary.ts";

/** All entities of a pack; lists keep the order of their file, single files are sorted by name. */
export interface ContentPack {
  settings: EntityOf<"settings">;
  currencies: readonly EntityOf<"currency">[];
  propertyTypes: readonly EntityOf<"propertyType">[];
  amenities: readonly EntityOf<"amenity">[];
  /** In vocabulary order: Turkey, the UAE, Cyprus. */
  countries: readonly EntityOf<"country">[];
  cities: readonly EntityOf<"city">[];
  towns: readonly EntityOf<"town">[];
  developers: readonly EntityOf<"developer">[];
  projects: readonly EntityOf<"project">[];
  filterPages: readonly EntityOf<"filterPage">[];
  categories: readonly EntityOf<"category">[];
  posts: readonly EntityOf<"post">[];
  videos: readonly EntityOf<"video">[];
  offers: readonly EntityOf<"offer">[];
  departments: readonly EntityOf<"department">[];
  testimonials: readonly EntityOf<"testimonial">[];
  faqs: readonly EntityOf<"faq">[];
  pages: readonly EntityOf<"page">[];
  landings: readonly EntityOf<"landing">[];
  footerGroups: readonly EntityOf<"footerGroup">[];
  purchaseRules: readonly EntityOf<"purchaseRules">[];
  media: readonly EntityOf<"media">[];
}

export interface ReadPackResult {
  /** Null if there are problems, because such a pack must not be loaded. */
  pack: ContentPack | null;
  problems: readonly ContentProblem[];
  /** Not fatal: outdated figures and files left out. */
  warnings: readonly ContentProblem[];
}

const maxYamlBytes = 2_000_000;

/**
 * Reads and checks a whole pack, so that one run shows every problem. Never throws for its content and reads nothing
 * outside its folder; figures older than a year at `today` (ISO date) are warnings.
 */
export async function readPack(
  directory: string,
  { today = new Date().toISOString().slice(0, 10) } = {},
): Promise<ReadPackResult> {
  const problems: ContentProblem[] = [];
  const warnings: ContentProblem[] = [];
  const reportProblem = createProblemReporter(problems);

  const files = await listPackFiles(directory);
  problems.push(...files.problems);
  const { read, unread } = await readYamlFiles(directory, files.files, problems);
  const entries = parseEntries(read, reportProblem);
  checkSlugs(entries, reportProblem);
  checkReferences(entries, unread, reportProblem);
  checkPlaces(entries, reportProblem);
  checkDuplicates(entries, reportProblem);
  checkProjects(entries, reportProblem);
  checkRules(entries, reportProblem);
  checkMarkdown(entries, reportProblem);
  checkOutdatedFigures(entries, today, createProblemReporter(warnings));
  await checkMedia(entries, { directory, files: files.files, reportProblem, problems, warnings });
  return {
    pack: problems.length === 0 ? packOf(entries) : null,
    problems: inOrder(problems),
    warnings: inOrder(warnings),
  };
}

interface YamlFiles {
  read: ReadonlyMap<string, YamlFile>;
  /** Kinds with a missing or broken file; references to them cannot be checked. */
  unread: ReadonlySet<KindName>;
}

async function readYamlFiles(
  directory: string,
  files: readonly PackFile[],
  problems: ContentProblem[],
): Promise<YamlFiles> {
  const read = new Map<string, YamlFile>();
  const unread = new Set<KindName>();
  const reportProblem = (file: string, message: string, line = 1) => {
    problems.push({ file, line, field: "", message });
    const kind = kindOfFile(file);
    if (kind !== null) unread.add(kind);
  };
  const paths = new Set(files.map(({ path }) => path));
  const pages = pageSlugs.map((slug) => `pages/${slug}.yaml`);
  for (const path of [...requiredFiles, ...pages])
    if (!paths.has(path)) reportProblem(path, "is missing");
  for (const { path, bytes } of files.filter((file) => /\.ya?ml$/i.test(file.path))) {
    if (kindOfFile(path) === null) reportProblem(path, "is not a file of the format");
    else if (bytes > maxYamlBytes)
      reportProblem(path, `is ${bytes} bytes: at most ${maxYamlBytes}`);
    else {
      const { yaml, issues } = readYaml(await readFile(join(directory, path)));
      for (const { line, message } of issues) reportProblem(path, message, line);
      if (yaml !== null) read.set(path, yaml);
    }
  }
  return { read, unread };
}

function packOf(entries: PackEntries): ContentPack | null {
  const all = <Kind extends KindName>(kind: Kind) =>
    entries[kind].flatMap(({ value }) => (value === null ? [] : [value]));
  const [settings] = all("settings");
  if (settings === undefined) return null;
  const placeOf = (country: EntityOf<"country">) => countrySlugs.indexOf(country.slug);
  return {
    settings,
    currencies: all("currency"),
    propertyTypes: all("propertyType"),
    amenities: all("amenity"),
    countries: all("country").sort((a, b) => placeOf(a) - placeOf(b)),
    cities: all("city"),
    towns: all("town"),
    developers: all("developer"),
    projects: all("project"),
    filterPages: all("filterPage"),
    categories: all("category"),
    posts: all("post"),
    videos: all("video"),
    offers: all("offer"),
    departments: all("department"),
    testimonials: all("testimonial"),
    faqs: all("faq"),
    pages: all("page"),
    landings: all("landing"),
    footerGroups: all("footerGroup"),
    purchaseRules: all("purchaseRules"),
    media: all("media"),
  };
}

function inOrder(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

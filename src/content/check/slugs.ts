import { isReservedSlug } from "#domain/reserved-slugs.ts";
import type { ReportProblem, PackEntries, PackEntry } from "#content/check/entries.ts";
import { slugOfFile, type KindName } from "#content/check/layout.ts";
import { textAt, textsAt, valuesAt } from "#content/check/raw-values.ts";
import type { Path } from "#content/check/yaml-file.ts";

/** Kinds that share one namespace, with the pattern of their entities; `""` is the entry itself. */
interface Namespace {
  owners: readonly (readonly [kind: KindName, pattern: string])[];
  /** The naming field, if it is not `slug`. */
  field?: string;
  /** Whether the entities have URLs of their own. */
  isPublic?: boolean;
}

const namespaces: readonly Namespace[] = [
  {
    owners: [
      ["country", ""],
      ["city", ""],
      ["town", ""],
      ["project", ""],
    ],
    isPublic: true,
  },
  {
    owners: [
      ["propertyType", ""],
      ["filterPage", ""],
    ],
    isPublic: true,
  },
  { owners: [["developer", ""]], isPublic: true },
  { owners: [["post", ""]], isPublic: true },
  { owners: [["amenity", ""]] },
  { owners: [["category", ""]] },
  { owners: [["video", ""]] },
  { owners: [["offer", ""]] },
  { owners: [["testimonial", ""]] },
  { owners: [["page", ""]] },
  { owners: [["landing", ""]] },
  { owners: [["department", ""]] },
  { owners: [["department", "members.*"]] },
  { owners: [["purchaseRules", "programmes.*"]] },
  { owners: [["purchaseRules", "costs.*"]] },
  { owners: [["currency", ""]], field: "code" },
  { owners: [["media", ""]], field: "file" },
  { owners: [["purchaseRules", ""]], field: "country" },
  { owners: [["project", ""]], field: "ref" },
];

interface NamedEntity {
  kind: KindName;
  entry: PackEntry;
  path: Path;
  name: string;
}

/** Reports slugs that are used twice, shadow a route, collide with a former slug or contradict the file name. */
export function checkSlugs(entries: PackEntries, reportProblem: ReportProblem): void {
  for (const { owners, field = "slug", isPublic = false } of namespaces) {
    const entities = owners.flatMap(([kind, pattern]) =>
      entries[kind].flatMap((entry) => entitiesOf(entry, pattern)),
    );
    const named = entities.flatMap(({ entry, path, value }) => namesOf(entry, path, value, field));
    const taken = firstOfEach(named, reportProblem, "is already taken by");
    if (field !== "slug") continue;
    const former = entities.flatMap(({ entry, path, value }) =>
      namesOf(entry, path, value, "formerSlugs.*"),
    );
    firstOfEach(former, reportProblem, "is already a former slug of", taken);
    if (isPublic) [...named, ...former].forEach((each) => checkReserved(each, reportProblem));
  }
  for (const list of Object.values(entries))
    for (const entry of list) checkFileName(entry, reportProblem);
}

function entitiesOf(entry: PackEntry, pattern: string) {
  const found = pattern === "" ? [{ path: [], value: entry.raw }] : valuesAt(entry.raw, pattern);
  return found.map(({ path, value }) => ({ entry, path, value }));
}

function namesOf(entry: PackEntry, base: Path, value: unknown, field: string): NamedEntity[] {
  return textsAt(value, field).map(({ path, value: name }) => ({
    kind: entry.kind,
    entry,
    path: [...base, ...path],
    name,
  }));
}

/** Reports duplicate names and returns the first owner of each. */
function firstOfEach(
  named: readonly NamedEntity[],
  reportProblem: ReportProblem,
  message: string,
  taken: ReadonlyMap<string, NamedEntity> = new Map(),
) {
  const owners = new Map<string, NamedEntity>();
  for (const each of named) {
    const owner = taken.get(each.name) ?? owners.get(each.name);
    if (owner === undefined) owners.set(each.name, each);
    else
      reportProblem(
        each.entry,
        each.path,
        `"${each.name}" ${taken.has(each.name) ? "is already taken by" : message} ${locationOf(owner)}`,
      );
  }
  return owners;
}

function locationOf({ entry, path }: NamedEntity): string {
  return `${entry.file}, line ${entry.yaml.lineOf([...entry.base, ...path])}`;
}

/** The `properties` filter page is the listing of everything and may use this reserved slug. */
function checkReserved(
  { kind, entry, path, name }: NamedEntity,
  reportProblem: ReportProblem,
): void {
  if (kind === "filterPage" && name === "properties") return;
  if (isReservedSlug(name))
    reportProblem(entry, path, `"${name}" is reserved: it would hide a route of the site`);
}

function checkFileName(entry: PackEntry, reportProblem: ReportProblem): void {
  const impliedSlug = slugOfFile(entry.kind, entry.file);
  const slug = textAt(entry.raw, "slug");
  if (impliedSlug !== null && slug !== null && slug !== impliedSlug)
    reportProblem(entry, ["slug"], `"${slug}" differs from the name of the file`);
}

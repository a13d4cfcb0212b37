import { setImmediate as otherWork } from "node:timers/promises";
import type { Source } from "#catalog/kept.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";
import { NameLines } from "#catalog/search/suggestions/name-lines.ts";

export interface NamedProject {
  id: number;
  nearness: 0 | 1;
}

/** Finds at most `limit` projects for normalized input. */
export type FindProjects = (typed: string, limit: number) => NamedProject[];

/** Loads names of visible projects, newest first, sold ones last; yields between chunks to let requests through. */
export async function loadProjectNames(source: Source): Promise<FindProjects> {
  const [{ projects, orders }, rows] = await Promise.all([
    source.keep(loadInventory),
    readNames(source),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  await otherWork();
  const ordered: typeof rows = [];
  for (const place of orders.date.desc) {
    const row = rowOf.get(projects.id[place] ?? 0);
    if (row !== undefined) ordered.push(row);
  }
  const ids = ordered.map(({ id }) => id);
  await otherWork();
  const names = new NameLines(ordered.map(({ key }) => key));
  await otherWork();
  const references = new NameLines(ordered.map(({ ref }) => ref.toLowerCase().replace("-", " ")));
  return (typed, limit) => {
    // The letters of a reference mean a city, so without a digit they would match all of its projects.
    const lines = [
      ...names.find(typed, limit),
      ...(/\d/.test(typed) ? references.find(typed, limit) : []),
    ];
    const found = new Map<number, NamedProject>();
    for (const { index, nearness } of lines) {
      const id = ids[index];
      if (id !== undefined && !found.has(id)) found.set(id, { id, nearness });
    }
    return [...found.values()];
  };
}

async function readNames(source: Source) {
  const all: Awaited<ReturnType<typeof readSome>> = [];
  for (;;) {
    const some = await readSome(source, all.at(-1)?.id ?? 0);
    if (some.length === 0) return all;
    all.push(...some);
    await otherWork();
  }
}

const projectsAtOnce = 2_000;

/** Reads the next chunk after an id, ascending by id; empty at the end. */
function readSome(source: Source, after: number) {
  return visibleProjects(source)
    .innerJoin("project_name_key as named", "named.project_id", "project.id")
    .select(["project.id", "project.ref", "named.name_key as key"])
    .where("project.id", ">", after)
    .orderBy("project.id")
    .limit(projectsAtOnce)
    .execute();
}

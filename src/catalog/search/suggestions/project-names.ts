import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { LoadContext } from "#catalog/content-cache.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";
import { NameIndex } from "#catalog/search/suggestions/name-index.ts";

export interface NamedProject {
  id: number;
  rank: 0 | 1;
}

/** Finds at most `limit` projects for normalized input. */
export type FindProjects = (typed: string, limit: number) => NamedProject[];

/** Loads names of visible projects, newest first, sold ones last; yields between chunks to let requests through. */
export async function loadProjectNames(context: LoadContext): Promise<FindProjects> {
  const [{ projects, orders }, rows] = await Promise.all([
    context.cached(loadInventory),
    readNames(context),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  await yieldToEventLoop();
  const ordered: typeof rows = [];
  for (const index of orders.date.desc) {
    const row = rowOf.get(projects.id[index] ?? 0);
    if (row !== undefined) ordered.push(row);
  }
  const ids = ordered.map(({ id }) => id);
  await yieldToEventLoop();
  const names = new NameIndex(ordered.map(({ key }) => key));
  await yieldToEventLoop();
  const references = new NameIndex(ordered.map(({ ref }) => ref.toLowerCase().replace("-", " ")));
  return (typed, limit) => {
    // The letters of a reference mean a city, so without a digit they would match all of its projects.
    const lines = [
      ...names.find(typed, limit),
      ...(/\d/.test(typed) ? references.find(typed, limit) : []),
    ];
    const matches = new Map<number, NamedProject>();
    for (const { index, rank } of lines) {
      const id = ids[index];
      if (id !== undefined && !matches.has(id)) matches.set(id, { id, rank });
    }
    return [...matches.values()];
  };
}

async function readNames(context: LoadContext) {
  const all: Awaited<ReturnType<typeof readChunk>> = [];
  for (;;) {
    const chunk = await readChunk(context, all.at(-1)?.id ?? 0);
    if (chunk.length === 0) return all;
    all.push(...chunk);
    await yieldToEventLoop();
  }
}

const projectsPerChunk = 2_000;

/** Reads the next chunk after an id, ascending by id; empty at the end. */
function readChunk(context: LoadContext, after: number) {
  return visibleProjects(context)
    .innerJoin("project_name_key as named", "named.project_id", "project.id")
    .select(["project.id", "project.ref", "named.name_key as key"])
    .where("project.id", ">", after)
    .orderBy("project.id")
    .limit(projectsPerChunk)
    .execute();
}

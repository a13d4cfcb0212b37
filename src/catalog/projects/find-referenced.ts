import type { ReferencedProjects } from "#contract/project.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Finds projects in the order of their references; `withdrawn` has those released once, unknown ones are left out. */
export async function findReferencedProjects(
  context: ReadContext,
  references: readonly string[],
): Promise<ReferencedProjects> {
  if (references.length === 0) return { content: [], withdrawn: [] };
  const [visible, withdrawn] = await Promise.all([
    visibleProjects(context)
      .select(["project.id", "project.ref"])
      .where("project.ref", "in", references)
      .execute(),
    readReleasedReferences(context, references),
  ]);
  const idOf = new Map(visible.map(({ id, ref }) => [ref, id]));
  const ids = references.map((ref) => idOf.get(ref)).filter((id) => id !== undefined);
  return {
    content: await summarizeProjects(context, ids),
    withdrawn: references.filter((ref) => !idOf.has(ref) && withdrawn.has(ref)),
  };
}

async function readReleasedReferences(
  { database, today }: ReadContext,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom("project")
    .select("project.ref")
    .where("project.ref", "in", references)
    .where("project.published_at", "<=", today)
    .execute();
  return new Set(rows.map(({ ref }) => ref));
}

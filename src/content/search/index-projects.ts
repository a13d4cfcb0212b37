import type { Transaction } from "kysely";
import { deleteWhere, insertRows } from "#database/rows.ts";
import type { Database } from "#database/schema.ts";
import { flushPendingDocuments, writeDocuments } from "#database/search/documents.ts";
import { nameKey } from "#domain/search/tokens.ts";
import { readNameTerms } from "#content/search/name-terms.ts";
import { documentOf, readProjectWords } from "#content/search/project-words.ts";

/** A compromise between the number of statements and the memory for texts. */
const projectsAtOnce = 200;

/** Replaces the search documents of these projects in every locale, whether they are published or not. */
export async function indexProjects(
  transaction: Transaction<Database>,
  projectIds: readonly number[],
): Promise<void> {
  if (projectIds.length === 0) return;
  const known = await readNameTerms(transaction);
  for (let start = 0; start < projectIds.length; start += projectsAtOnce) {
    const ids = projectIds.slice(start, start + projectsAtOnce);
    const projects = await readProjectWords(transaction, ids);
    const documents = projects.map((project) => documentOf(project, known));
    await writeDocuments(transaction, documents);
    await deleteWhere(transaction, "project_name_key", "project_id", ids);
    const keys = projects.map(({ id, name }) => ({ project_id: id, name_key: nameKey(name) }));
    await insertRows(transaction, "project_name_key", keys);
  }
  await flushPendingDocuments(transaction);
}

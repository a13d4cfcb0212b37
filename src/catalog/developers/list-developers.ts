import type { DeveloperName, DeveloperPage } from "#contract/developer.ts";
import { countProjectsByDeveloper } from "#catalog/developers/project-counts.ts";
import { selectDevelopers, summarizeDevelopers } from "#catalog/developers/select-developers.ts";
import { pagingOf, type AskedPage } from "#catalog/paging.ts";
import type { Reading } from "#catalog/reading.ts";

/** Lists one page of the developer companies, by name. */
export async function listDevelopers(reading: Reading, asked: AskedPage): Promise<DeveloperPage> {
  const names = await readNames(reading);
  const start = (asked.page - 1) * asked.limit;
  const ids = names.slice(start, start + asked.limit).map(({ id }) => id);
  const page = pagingOf(asked, names.length);
  if (ids.length === 0) return { content: [], page };
  const rows = await selectDevelopers(reading).where("developer.id", "in", ids).execute();
  const summaries = await summarizeDevelopers(reading, rows);
  const summaryOf = new Map(summaries.map((summary) => [summary.id, summary]));
  return {
    content: ids.map((id) => summaryOf.get(id)).filter((summary) => summary !== undefined),
    page,
  };
}

/** Lists all developer companies by name, as menus and filters need them. */
export async function listDeveloperNames(reading: Reading): Promise<DeveloperName[]> {
  const [names, projectsOf] = await Promise.all([
    readNames(reading),
    countProjectsByDeveloper(reading),
  ]);
  return names.map((developer) => ({ ...developer, projects: projectsOf(developer.id) }));
}

async function readNames({ database, locale }: Reading) {
  const rows = await database
    .selectFrom("developer")
    .select(["id", "slug", "name"])
    .where("published", "=", 1)
    .orderBy("id")
    .execute();
  // Sorted here and not by the database: the engines' collations differ, and none of them knows all five languages.
  const { compare } = new Intl.Collator(locale);
  return rows.sort((one, other) => compare(one.name, other.name));
}

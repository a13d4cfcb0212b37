import type { DeveloperName, DeveloperPage } from "#contract/developer.ts";
import { countProjectsByDeveloper } from "#catalog/developers/project-counts.ts";
import { selectDevelopers, summarizeDevelopers } from "#catalog/developers/select-developers.ts";
import { pagingOf, type AskedPage } from "#catalog/paging.ts";
import type { Reading } from "#catalog/reading.ts";
import { directoryOf } from "#catalog/search/directory.ts";

export async function listDevelopers(reading: Reading, asked: AskedPage): Promise<DeveloperPage> {
  const { developer: names } = await directoryOf(reading);
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

/** Lists all developers by name, for menus and filters. */
export async function listDeveloperNames(reading: Reading): Promise<DeveloperName[]> {
  const [{ developer: names }, projectsOf] = await Promise.all([
    directoryOf(reading),
    countProjectsByDeveloper(reading),
  ]);
  return names.map((developer) => ({ ...developer, projects: projectsOf(developer.id) }));
}

import type { DeveloperName, DeveloperPage } from "#contract/developer.ts";
import { countProjectsByDeveloper } from "#catalog/developers/count-projects-by-developer.ts";
import { selectDevelopers, summarizeDevelopers } from "#catalog/developers/select-developers.ts";
import { pagingOf, type PageRequest } from "#catalog/paging.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { filterOptionsOf } from "#catalog/search/filter-options.ts";

export async function listDevelopers(
  context: ReadContext,
  request: PageRequest,
): Promise<DeveloperPage> {
  const { developer: names } = await filterOptionsOf(context);
  const start = (request.page - 1) * request.limit;
  const ids = names.slice(start, start + request.limit).map(({ id }) => id);
  const page = pagingOf(request, names.length);
  if (ids.length === 0) return { content: [], page };
  const rows = await selectDevelopers(context).where("developer.id", "in", ids).execute();
  const summaries = await summarizeDevelopers(context, rows);
  const summaryOf = new Map(summaries.map((summary) => [summary.id, summary]));
  return {
    content: ids.map((id) => summaryOf.get(id)).filter((summary) => summary !== undefined),
    page,
  };
}

/** Lists all developers by name, for menus and filters. */
export async function listDeveloperNames(context: ReadContext): Promise<DeveloperName[]> {
  const [{ developer: names }, projectsOf] = await Promise.all([
    filterOptionsOf(context),
    countProjectsByDeveloper(context),
  ]);
  return names.map((developer) => ({ ...developer, projects: projectsOf(developer.id) }));
}

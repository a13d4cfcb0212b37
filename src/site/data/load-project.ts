import type { ProjectDetail } from "#contract/project.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import { redirectOr404 } from "#site/data/redirect-or-404.ts";

interface ProjectParams {
  country: string;
  city: string;
  slug: string;
}

/** Throws a redirect where the project has another path, else a 404. `rest` follows the project's path in the URL. */
export async function loadProject(
  api: ApiClient,
  locale: Locale,
  params: ProjectParams,
  rest: string,
): Promise<ProjectDetail> {
  const { country, city, slug } = params;
  const project = await api.get("project", { params: { a: city, b: slug } });
  const matchesPath =
    project?.slug === slug &&
    project.place.city.slug === city &&
    project.place.country.slug === country;
  if (!matchesPath) throw await redirectOr404(api, linkTo(locale, "project", params), rest);
  return project;
}

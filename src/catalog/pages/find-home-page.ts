import type { HomePage } from "#contract/page.ts";
import { listHomepagePosts } from "#catalog/editorial/posts.ts";
import { listTestimonials } from "#catalog/editorial/testimonials.ts";
import { findPageCopy } from "#catalog/pages/find-page-copy.ts";
import { findProject } from "#catalog/projects/find-project.ts";
import { listFeaturedProjects } from "#catalog/projects/project-lists.ts";
import { withdrawn, type ReadContext } from "#catalog/read-context.ts";
import { listHomepageCities } from "#catalog/regions/cities.ts";
import { listCountries } from "#catalog/regions/countries.ts";

export async function findHomePage(context: ReadContext): Promise<HomePage | null> {
  const [page, countries, cities, { content: featured }, posts, testimonials] = await Promise.all([
    findPageCopy(context, "home"),
    listCountries(context),
    listHomepageCities(context),
    listFeaturedProjects(context),
    listHomepagePosts(context),
    listTestimonials(context),
  ]);
  if (page === null) return null;
  const example = await findExample(context, featured[0]);
  return { ...page, countries, cities, featured, example, posts, testimonials };
}

/** The leading project with what its large card and the purchase example show. */
async function findExample(
  context: ReadContext,
  leading: HomePage["featured"][number] | undefined,
): Promise<HomePage["example"]> {
  if (leading === undefined) return null;
  const project = await findProject(context, leading.place.city.slug, leading.slug);
  if (project === null || project === withdrawn) return null;
  const { slug, name, status, sale, place, highlights, units, purchase } = project;
  return { slug, name, status, sale, place, highlights, units, purchase };
}

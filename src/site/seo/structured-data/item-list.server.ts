import type { ItemList } from "schema-dts";
import type { ProjectSummary } from "#contract/project.ts";
import type { Paging } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { SiteIn } from "#site/data/request-context.ts";

/** What a list leads to, by the paths of the site in the order in which it shows them; of a paged one, what this page does. */
export function itemList(
  paths: readonly string[],
  origin: string,
  page: Pick<Paging, "number" | "size" | "total"> = {
    number: 1,
    size: paths.length,
    total: paths.length,
  },
): ItemList {
  const first = (page.number - 1) * page.size + 1;
  return {
    "@type": "ItemList",
    numberOfItems: page.total,
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: origin + path,
    })),
  };
}

/** The homes that a page about something else shows; no list where it shows none. */
export function homesShown(
  projects: readonly Pick<ProjectSummary, "slug" | "place">[],
  { locale, origin }: SiteIn,
): ItemList[] {
  return projects.length === 0 ? [] : [itemList(projectPaths(projects, locale), origin)];
}

/** Where the pages of projects are. */
export function projectPaths(
  projects: readonly Pick<ProjectSummary, "slug" | "place">[],
  locale: Locale,
): string[] {
  return projects.map(({ slug, place: { country, city } }) =>
    linkTo(locale, "project", { country: country.slug, city: city.slug, slug }),
  );
}

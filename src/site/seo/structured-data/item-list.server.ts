import type { ItemList } from "schema-dts";
import type { ProjectSummary } from "#contract/project.ts";
import type { Paging } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { LocalizedSite } from "#site/data/request-context.ts";

/** Paths in display order; of a paged list only this page's items. */
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

/** Empty when the page shows none. */
export function projectItemLists(
  projects: readonly Pick<ProjectSummary, "slug" | "place">[],
  { locale, origin }: LocalizedSite,
): ItemList[] {
  return projects.length === 0 ? [] : [itemList(projectPaths(projects, locale), origin)];
}

export function projectPaths(
  projects: readonly Pick<ProjectSummary, "slug" | "place">[],
  locale: Locale,
): string[] {
  return projects.map(({ slug, place: { country, city } }) =>
    linkTo(locale, "project", { country: country.slug, city: city.slug, slug }),
  );
}

import type { ItemList } from "schema-dts";
import type { ProjectSummary } from "#contract/project.ts";
import type { Paging } from "#contract/shared.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

/** The projects of one page of a list, in the order in which it shows them. */
export function projectList(
  projects: readonly ProjectSummary[],
  { number, size, total }: Paging,
  { locale, origin }: { locale: Locale; origin: string },
): ItemList {
  const first = (number - 1) * size + 1;
  return {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: projects.map(({ slug, place }, index) => ({
      "@type": "ListItem",
      position: first + index,
      url:
        origin +
        linkTo(locale, "project", { country: place.country.slug, city: place.city.slug, slug }),
    })),
  };
}

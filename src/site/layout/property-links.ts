import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { MenuEntry } from "#site/layout/menu.tsx";
import type { MenuFilterPage, MenusData } from "#site/layout/layout-data.ts";

export interface PropertySection extends MenuEntry {
  entries: MenuEntry[];
}

export function usePropertySections({ areas, filterPages }: MenusData): PropertySection[] {
  const { locale } = useVisitorPreferences();
  const groups = groupFilterPages(filterPages);
  const country = (slug: string) => areas.find((area) => area.slug === slug);
  const city = (slug: string) =>
    areas.flatMap(({ cities }) => cities).find((town) => town.slug === slug);
  const entries = (pages: readonly MenuFilterPage[]) =>
    pages.map(({ slug, title, country }) => ({
      to: linkTo(locale, "listing", { country: country ?? "properties", type: slug }),
      title,
    }));
  return [
    {
      to: linkTo(locale, "listing", { country: "uae", city: "dubai" }),
      title: city("dubai")?.title,
      entries: entries(groups.dubai),
    },
    {
      to: linkTo(locale, "listing", { country: "turkey", city: "istanbul" }),
      title: city("istanbul")?.title,
      entries: entries(groups.istanbul),
    },
    {
      to: linkTo(locale, "listing", { country: "turkey" }),
      title: country("turkey")?.title,
      entries: entries(groups.turkey),
    },
    {
      to: linkTo(locale, "listing", { country: "cyprus" }),
      title: country("cyprus")?.title,
      entries: entries(groups.cyprus),
    },
  ].filter((section): section is PropertySection => section.title !== undefined);
}

export function useSaleLinks(): MenuEntry[] {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("nav");
  const villas = (country: string) => linkTo(locale, "listing", { country, type: "villas" });
  return [
    { to: linkTo(locale, "listing", { country: "properties" }), title: t("all_properties") },
    { to: linkTo(locale, "listing", { country: "turkey" }), title: t("for_sale_turkey") },
    { to: linkTo(locale, "listing", { country: "uae" }), title: t("for_sale_uae") },
    { to: villas("turkey"), title: t("villas_turkey") },
    { to: villas("uae"), title: t("villas_uae") },
    { to: villas("cyprus"), title: t("villas_cyprus") },
  ];
}

interface FilterPageGroups {
  dubai: MenuFilterPage[];
  istanbul: MenuFilterPage[];
  turkey: MenuFilterPage[];
  cyprus: MenuFilterPage[];
}

/** Groups by what the slug contains (specification, section 2); the rest is about Cyprus. */
export function groupFilterPages(pages: readonly MenuFilterPage[]): FilterPageGroups {
  const groups: FilterPageGroups = { dubai: [], istanbul: [], turkey: [], cyprus: [] };
  for (const page of pages) {
    if (page.slug !== "properties") groups[groupOf(page.slug)].push(page);
  }
  return groups;
}

function groupOf(slug: string): keyof FilterPageGroups {
  return (["dubai", "istanbul", "turkey"] as const).find((name) => slug.includes(name)) ?? "cyprus";
}

import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { MenuEntry } from "#site/layout/menu.tsx";
import type { MenusData } from "#site/layout/layout-data.ts";

export function usePageLinks(): MenuEntry[] {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("nav");
  return [
    { to: linkTo(locale, "developer-companies"), title: t("developers") },
    { to: linkTo(locale, "offers"), title: t("offers") },
    { to: linkTo(locale, "videos"), title: t("videos") },
    { to: linkTo(locale, "blog"), title: t("blog") },
  ];
}

interface GuideArea {
  title: string;
  entries: MenuEntry[];
}

export function useGuideAreas({ areas }: MenusData): GuideArea[] {
  const { locale } = useVisitorPreferences();
  return areas.map(({ title, cities }) => ({
    title,
    entries: cities.map((city) => ({
      to: linkTo(locale, "city-guide", { city: city.slug }),
      title: city.title,
    })),
  }));
}

export function useAboutLinks(): MenuEntry[] {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("nav");
  return [
    { to: linkTo(locale, "about-us"), title: t("about_us") },
    { to: linkTo(locale, "contact-us"), title: t("contact_us") },
    { to: linkTo(locale, "partnership"), title: t("partnership") },
  ];
}

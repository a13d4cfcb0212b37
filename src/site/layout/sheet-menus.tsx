import { useTranslations } from "use-intl";
import { NavLink } from "#site/layout/nav-link.tsx";
import { Menu, MenuList } from "#site/layout/menu.tsx";
import { useAboutLinks, useGuideAreas, usePageLinks } from "#site/layout/page-links.ts";
import { usePropertySections, useSaleLinks } from "#site/layout/property-links.ts";
import type { MenusData } from "#site/layout/layout-data.ts";

/** Every link of the header, one below the other. */
export function SheetMenus({ navigation }: { navigation: MenusData }) {
  const t = useTranslations("nav");
  const sections = usePropertySections(navigation).filter(({ entries }) => entries.length > 0);
  const sale = useSaleLinks();
  const areas = useGuideAreas(navigation);
  const pages = usePageLinks();
  const about = useAboutLinks();
  return (
    <>
      <Menu title={t("properties")}>
        <MenuList entries={sale} />
        {sections.map(({ to, title, entries }) => (
          <div key={to}>
            <p className="menu__h">{title}</p>
            <MenuList entries={entries} />
          </div>
        ))}
      </Menu>
      {areas.length > 0 && (
        <Menu title={t("guides")}>
          {areas.map(({ title, entries }) => (
            <div key={title}>
              <p className="menu__h">{title}</p>
              <MenuList entries={entries} />
            </div>
          ))}
        </Menu>
      )}
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to} className="sheet__l">
          {title}
        </NavLink>
      ))}
      <Menu title={t("about")}>
        <MenuList entries={about} />
      </Menu>
    </>
  );
}

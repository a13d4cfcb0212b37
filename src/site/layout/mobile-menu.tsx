import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { MenusData } from "#site/layout/layout-data.ts";
import { Icon } from "#site/ui/icon.tsx";
import { NavLink } from "#site/layout/nav-link.tsx";
import { Menu, MenuList } from "#site/layout/menu.tsx";
import { useAboutLinks, useGuideAreas, usePageLinks } from "#site/layout/page-links.ts";
import { usePropertySections, useSaleLinks } from "#site/layout/property-links.ts";

interface MobileMenuProps {
  navigation: MenusData;
  children: ReactNode;
}

export function MobileMenu({ navigation, children }: MobileMenuProps) {
  const t = useTranslations("nav");
  return (
    <details className="mobile-menu" name="nav">
      <summary className="btn btn--quiet btn--icon">
        <Icon name="menu" className="mobile-menu__open" />
        <Icon name="x" className="mobile-menu__close" />
        <span className="visually-hidden">{t("menu")}</span>
      </summary>
      <nav className="mobile-menu__sheet" aria-label={t("menu")}>
        <SheetMenus navigation={navigation} />
        {children}
      </nav>
    </details>
  );
}

function SheetMenus({ navigation }: { navigation: MenusData }) {
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
            <p className="menu__heading">{title}</p>
            <MenuList entries={entries} />
          </div>
        ))}
      </Menu>
      {areas.length > 0 && (
        <Menu title={t("guides")}>
          {areas.map(({ title, entries }) => (
            <div key={title}>
              <p className="menu__heading">{title}</p>
              <MenuList entries={entries} />
            </div>
          ))}
        </Menu>
      )}
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to} className="mobile-menu__link">
          {title}
        </NavLink>
      ))}
      <Menu title={t("about")}>
        <MenuList entries={about} />
      </Menu>
    </>
  );
}

import { useTranslations } from "use-intl";
import { Menu, MenuList } from "#site/layout/menu.tsx";
import { NavLink } from "#site/layout/nav-link.tsx";
import { useAboutLinks, useGuideAreas, usePageLinks } from "#site/layout/page-links.ts";
import { usePropertySections, useSaleLinks } from "#site/layout/property-links.ts";
import type { MenusData } from "#site/layout/layout-data.ts";

/** The menus of the wide header. */
export function HeaderMenus({ navigation }: { navigation: MenusData }) {
  const t = useTranslations("nav");
  const pages = usePageLinks();
  const about = useAboutLinks();
  return (
    <>
      <PropertiesMenu navigation={navigation} />
      <GuidesMenu navigation={navigation} />
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to}>
          {title}
        </NavLink>
      ))}
      <Menu title={t("about")} group="nav">
        <div className="pop">
          <MenuList entries={about} />
        </div>
      </Menu>
    </>
  );
}

function PropertiesMenu({ navigation }: { navigation: MenusData }) {
  const t = useTranslations("nav");
  const sections = usePropertySections(navigation);
  const sale = useSaleLinks();
  return (
    <Menu title={t("properties")} group="nav" className="mega-host">
      <div className="mega">
        <div className="wrap mega__in">
          {sections.map(({ to, title, entries }) => (
            <div key={to}>
              <p className="mega__h">
                <NavLink to={to}>{title}</NavLink>
              </p>
              {entries.length > 0 && <MenuList entries={entries} />}
            </div>
          ))}
          <div className="mega__sale">
            <p className="mega__h">{t("for_sale")}</p>
            <MenuList entries={sale} />
          </div>
        </div>
      </div>
    </Menu>
  );
}

/** Cities by country; left out where no areas are known (specification, section 2). */
function GuidesMenu({ navigation }: { navigation: MenusData }) {
  const t = useTranslations("nav");
  const areas = useGuideAreas(navigation);
  if (areas.length === 0) return null;
  const guides = areas.flatMap(({ entries }) => entries.map(({ to }) => to));
  return (
    <Menu title={t("guides")} group="nav" pages={guides}>
      <div className="pop pop--columns">
        {areas.map(({ title, entries }) => (
          <div key={title}>
            <p className="menu__h">{title}</p>
            <MenuList entries={entries} />
          </div>
        ))}
      </div>
    </Menu>
  );
}

import { type ReactNode, useEffect, useRef, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { useMenuDismissal } from "#site/layout/menu-dismissal.ts";
import { ChatButton } from "#site/layout/contact-buttons.tsx";
import type { MenusData } from "#site/layout/layout-data.ts";
import { MobileMenu } from "#site/layout/mobile-menu.tsx";
import { Link } from "#site/ui/link.tsx";
import { Logo } from "#site/ui/logo.tsx";
import { Menu, MenuList } from "#site/layout/menu.tsx";
import { NavLink } from "#site/layout/nav-link.tsx";
import { useAboutLinks, useGuideAreas, usePageLinks } from "#site/layout/page-links.ts";
import { usePropertySections, useSaleLinks } from "#site/layout/property-links.ts";
import { SearchForm } from "#site/components/search-box/search-form.tsx";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { Icon } from "#site/ui/icon.tsx";

interface SiteHeaderProps {
  /** Null when the API fails: only logo and preferences are shown. */
  navigation: MenusData | null;
  shortlist: ReactNode;
  /** The same as an entry of the mobile menu. */
  shortlistEntry: ReactNode;
  preferences: ReactNode;
}

export function SiteHeader(props: SiteHeaderProps) {
  const { navigation, shortlist, shortlistEntry, preferences } = props;
  const { locale } = useVisitorPreferences();
  const t = useTranslations("layout");
  const menus = useMenuDismissal();
  const nav = useTranslations("nav");
  return (
    <header className="site-header" {...menus}>
      <div className="wrap site-header__row">
        <Link className="logo" to={linkTo(locale, "home")} aria-label={t("brand_home")}>
          <Logo />
        </Link>
        {navigation && (
          <nav className="nav" aria-label={nav("label")}>
            <HeaderMenus navigation={navigation} />
          </nav>
        )}
        <div className="site-header__end">
          {navigation && <SearchMenu />}
          {shortlist}
          {preferences}
          {navigation && (
            <>
              <ChatButton className="btn btn--chat" />
              <MobileMenu navigation={navigation}>
                {shortlistEntry}
                <ChatButton className="btn btn--block" />
              </MobileMenu>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function HeaderMenus({ navigation }: { navigation: MenusData }) {
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
        <div className="dropdown-panel">
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
    <Menu title={t("properties")} group="nav" className="mega-menu-host">
      <div className="mega-menu">
        <div className="wrap mega-menu__inner">
          {sections.map(({ to, title, entries }) => (
            <div key={to}>
              <p className="mega-menu__heading">
                <NavLink to={to}>{title}</NavLink>
              </p>
              {entries.length > 0 && <MenuList entries={entries} />}
            </div>
          ))}
          <div className="mega-menu__sale">
            <p className="mega-menu__heading">{t("for_sale")}</p>
            <MenuList entries={sale} />
          </div>
        </div>
      </div>
    </Menu>
  );
}

/** Omitted when no areas could be loaded (specification, section 2). */
function GuidesMenu({ navigation }: { navigation: MenusData }) {
  const t = useTranslations("nav");
  const areas = useGuideAreas(navigation);
  if (areas.length === 0) return null;
  const guides = areas.flatMap(({ entries }) => entries.map(({ to }) => to));
  return (
    <Menu title={t("guides")} group="nav" pages={guides}>
      <div className="dropdown-panel dropdown-panel--columns">
        {areas.map(({ title, entries }) => (
          <div key={title}>
            <p className="menu__heading">{title}</p>
            <MenuList entries={entries} />
          </div>
        ))}
      </div>
    </Menu>
  );
}

/** Opens without script; with script the field is focused at once. */
function SearchMenu() {
  const t = useTranslations("search");
  const menu = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (menu.current?.open) focusSearchField(field.current, menu.current); // opened before hydration
  }, []);

  function open(event: MouseEvent) {
    if (menu.current === null || menu.current.open) return;
    // By hand, because phones show the keyboard only for a focus within the tap itself.
    event.preventDefault();
    menu.current.open = true;
    field.current?.focus();
    field.current?.select();
  }
  function close() {
    focusInPlace(menu.current?.querySelector("summary"));
    menu.current?.removeAttribute("open");
  }

  return (
    <details className="header-search" name="nav" ref={menu}>
      <summary className="btn btn--quiet btn--icon" onClick={open}>
        <Icon name="search" className="header-search__open" />
        <Icon name="x" className="header-search__close" />
        <span className="visually-hidden">{t("open")}</span>
      </summary>
      <div className="header-search__panel">
        <div className="wrap">
          <SearchForm label={t("label")} field={field} examples onSubmitted={close} />
        </div>
      </div>
    </details>
  );
}

/** Focuses the field unless the focus is elsewhere by now; a field focused before hydration gets the `focusin` that it missed. */
function focusSearchField(field: HTMLElement | null, menu: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === field) field?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  else if (activeElement === body || menu.contains(activeElement)) field?.focus();
}

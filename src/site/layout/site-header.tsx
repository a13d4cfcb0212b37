import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { ChatButton } from "#site/layout/contact-buttons.tsx";
import { HeaderMenus } from "#site/layout/header-menus.tsx";
import type { MenusData } from "#site/layout/layout-data.ts";
import { MobileMenu } from "#site/layout/mobile-menu.tsx";
import { SearchMenu } from "#site/layout/search-menu.tsx";
import { Link } from "#site/ui/link.tsx";
import { Logo } from "#site/ui/logo.tsx";

interface SiteHeaderProps {
  /** Null where the API could not be reached: the sign and the preferences are all there is. */
  navigation: MenusData | null;
  /** The way to what the visitor keeps. */
  shortlist: ReactNode;
  /** The same as a line of the phone's menu. */
  shortlistLine: ReactNode;
  /** The menu of language, currency and unit. */
  preferences: ReactNode;
}

export function SiteHeader(props: SiteHeaderProps) {
  const { navigation, shortlist, shortlistLine, preferences } = props;
  const { locale } = useVisitorChoice();
  const t = useTranslations("shell");
  const nav = useTranslations("nav");
  return (
    <header className="bar">
      <div className="wrap bar__row">
        <Link className="logo" to={linkTo(locale, "home")} aria-label={t("brand_home")}>
          <Logo />
        </Link>
        {navigation && (
          <nav className="nav" aria-label={nav("label")}>
            <HeaderMenus navigation={navigation} />
          </nav>
        )}
        <div className="bar__end">
          {navigation && <SearchMenu />}
          {shortlist}
          {preferences}
          {navigation && (
            <>
              <ChatButton className="btn btn--chat" />
              <MobileMenu navigation={navigation}>
                {shortlistLine}
                <ChatButton className="btn btn--block" />
              </MobileMenu>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

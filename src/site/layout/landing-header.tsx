import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { useMenuDismissal } from "#site/layout/menu-dismissal.ts";
import { ChatButton } from "#site/layout/contact-buttons.tsx";
import { usePhone } from "#site/components/channels/phone.ts";
import { useCompany } from "#site/components/company-context.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { Logo } from "#site/ui/logo.tsx";

export function LandingHeader({ preferences }: { preferences: ReactNode }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("layout");
  const menus = useMenuDismissal();
  const company = useCompany();
  return (
    <header className="site-header site-header--plain" {...menus}>
      <div className="wrap site-header__row">
        <Link className="logo" to={linkTo(locale, "home")} aria-label={t("brand_home")}>
          <Logo />
        </Link>
        {company && <p className="site-header__hours">{company.hours}</p>}
        <div className="site-header__end">
          {preferences}
          <CallButton />
          <ChatButton className="btn" />
        </div>
      </div>
    </header>
  );
}

function CallButton() {
  const t = useTranslations("nav");
  const phone = usePhone();
  if (phone === null) return null;
  return (
    <a className="btn btn--quiet" href={phone.href}>
      <Icon name="phone" />
      <span className="visually-hidden">{t("call")}</span>
      <bdi className="site-header__phone ltr numeric">{phone.number}</bdi>
    </a>
  );
}

import { useTranslations } from "use-intl";
import { phoneLineFor } from "#domain/contact-line.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { CopyrightNotice } from "#site/layout/copyright-notice.tsx";
import { useCompany, usePageSubject } from "#site/components/company-context.tsx";
import { Link } from "#site/ui/link.tsx";
import { Logo } from "#site/ui/logo.tsx";

export interface LandingFooterView {
  year: number;
}

export function LandingFooter({ year }: LandingFooterView) {
  const { locale } = useVisitorPreferences();
  const tLayout = useTranslations("layout");
  const t = useTranslations("landing");
  const company = useCompany();
  const { place } = usePageSubject();
  const office = company?.offices.find(({ country }) => country === phoneLineFor(place));
  return (
    <div className="wrap footer__slim">
      <Link className="logo" to={linkTo(locale, "home")} aria-label={tLayout("brand_home")}>
        <Logo />
      </Link>
      {office && <address>{office.address}</address>}
      <div>
        {company && <CopyrightNotice company={company} year={year} />}
        <Link to={linkTo(locale, "privacy-policy")}>{t("privacy")}</Link>
      </div>
    </div>
  );
}

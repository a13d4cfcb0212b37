import { useTranslations } from "use-intl";
import { linkTo, phoneLink, withLocale } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { MenuList } from "#site/layout/menu.tsx";
import type { FooterData } from "#site/layout/layout-data.ts";
import { CopyrightNotice } from "#site/layout/copyright-notice.tsx";
import { CoastDrawing } from "#site/ui/coast-drawing.tsx";
import { Link } from "#site/ui/link.tsx";
import { Logo } from "#site/ui/logo.tsx";
import { isBlocked } from "#i18n/contact-channels.ts";
import { answerChannels } from "#domain/enquiry.ts";
import { Icon } from "#site/ui/icon.tsx";
import type { CompanyContact } from "#site/components/company-context.tsx";

export function SiteFooter({ footer, year }: FooterData) {
  const { locale } = useVisitorPreferences();
  const tLayout = useTranslations("layout");
  return (
    <footer className="footer on-sea">
      <div className="footer__chart">
        <CoastDrawing drawing="coast-on-sea" />
      </div>
      <div className="wrap">
        <div className="footer__grid">
          <div className="footer__brand stack">
            <Link className="logo" to={linkTo(locale, "home")} aria-label={tLayout("brand_home")}>
              <Logo />
            </Link>
            {footer && <p className="lede footer__tagline">{footer.company.tagline}</p>}
          </div>
          {footer?.content.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <MenuList
                entries={links.map(({ path, title }) => ({ to: withLocale(locale, path), title }))}
              />
            </nav>
          ))}
        </div>
        {footer && (
          <>
            <Offices company={footer.company} />
            <div className="footer__end">
              <CopyrightNotice company={footer.company} year={year} />
              <SocialLinks company={footer.company} />
            </div>
          </>
        )}
      </div>
    </footer>
  );
}

function Offices({ company }: { company: CompanyContact }) {
  const t = useTranslations("footer");
  return (
    <section className="offices" aria-label={t("offices")}>
      {company.offices.map(({ city, address, phone }) => (
        <div key={city.slug}>
          <b>{city.name}</b>
          <address>{address}</address>
          <a href={phoneLink(phone)}>
            <bdi className="ltr numeric">{phone}</bdi>
          </a>
        </div>
      ))}
    </section>
  );
}

/** In display order; the company may lack some, and a locale's readers may be blocked from others. */
const networks = ["telegram", "wechat", "instagram", "youtube", "linkedin"] as const;

function SocialLinks({ company: { social } }: { company: CompanyContact }) {
  const t = useTranslations("footer");
  const { locale } = useVisitorPreferences();
  const blocked: readonly string[] = answerChannels.filter((channel) => isBlocked(locale, channel));
  return (
    <ul className="cluster footer__social" role="list">
      {networks.map((network) => {
        const url = social[network];
        if (url === undefined || blocked.includes(network)) return null;
        return (
          <li key={network}>
            <a href={url} aria-label={t("channel", { network: nameOf(network, t("wechat")) })}>
              <Icon name={network} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Only WeChat has a translated name. */
function nameOf(network: (typeof networks)[number], wechat: string): string {
  const names = {
    telegram: "Telegram",
    wechat,
    instagram: "Instagram",
    youtube: "YouTube",
    linkedin: "LinkedIn",
  };
  return names[network];
}

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Page } from "#contract/page.ts";
import { phoneLineFor, whatsappLineFor } from "#domain/contact-line.ts";
import { linkTo, phoneLink, whatsappLink } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useCompany, usePageSubject } from "#site/parts/company.tsx";
import { Chart } from "#site/ui/chart.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface ComingSoonProps {
  title: string;
  /** The page about pages that are not ready; null where the content has none. */
  page: Page | null;
  /** In place of why it waits: what the page can say already. */
  text?: string | undefined;
  /** What of the screen is there already. */
  children?: ReactNode;
}

/** A screen that is still to come: its title, why it waits, and the ways on that work today. */
export function ComingSoon({ title, page, text = page?.hero.text, children }: ComingSoonProps) {
  const { locale } = useVisitor();
  const t = useTranslations("soon");
  const nav = useTranslations("nav");
  return (
    <main id="main" className="wrap section--tight">
      <div className="empty empty--tall">
        <div className="empty__c">
          <Chart drawing="coast" />
        </div>
        <div className="empty__b">
          <p className="soft">{t("label")}</p>
          <h1>{title}</h1>
          {text !== undefined && <p className="soft">{text}</p>}
          <Ways />
          <Link className="go" to={linkTo(locale, "listing", { country: "properties" })}>
            {nav("all_properties")}
            <Icon name="arrow-right" />
          </Link>
          <Link className="go" to={linkTo(locale, "home")}>
            {nav("home")}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
      {children}
    </main>
  );
}

/** To whoever answers for what the page is about. */
function Ways() {
  const t = useTranslations("soon");
  const nav = useTranslations("nav");
  const company = useCompany();
  const { place } = usePageSubject();
  if (company === null) return null;
  const phone = company.phones[phoneLineFor(place)];
  return (
    <div className="cluster">
      <a
        className="btn"
        href={whatsappLink(company.whatsapp[whatsappLineFor(place)], nav("chat_text"))}
      >
        <Icon name="whatsapp" />
        {nav("chat")}
      </a>
      <a className="btn btn--line" href={phoneLink(phone)}>
        <Icon name="phone" />
        <span>
          {t.rich("call", {
            phone,
            number: (number) => <bdi className="ltr num">{number}</bdi>,
          })}
        </span>
      </a>
    </div>
  );
}

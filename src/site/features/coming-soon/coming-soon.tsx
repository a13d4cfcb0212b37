import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { chatsFor } from "#i18n/contact-channels.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { usePhone } from "#site/components/channels/phone.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { LabelledChatLink } from "#site/components/channels/labelled-chat-link.tsx";
import { useCompany } from "#site/components/company-context.tsx";
import { CoastDrawing } from "#site/ui/coast-drawing.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface ComingSoonProps {
  heading: string;
  /** Why the page is not there yet. */
  text: string;
  /** What subscribers are promised; undefined when the content promises nothing. */
  notify: { heading: string; bodyHtml: string } | undefined;
  /** Form for an address to notify; null when it cannot be rendered. */
  form: ReactNode;
}

export function ComingSoon({ heading, text, notify, form }: ComingSoonProps) {
  const t = useTranslations("coming_soon");
  return (
    <main id="main" className="wrap">
      <Breadcrumbs current={t("label")} />
      <div className="section--tight">
        <div className="empty empty--tall">
          <div className="empty__chart">
            <CoastDrawing drawing="coast" eager />
          </div>
          <div className="empty__body coming-soon">
            <p className="soft">{t("label")}</p>
            <h1>{heading}</h1>
            <p className="soft">{text}</p>
            {notify && form !== null && (
              <section className="coming-soon__notice">
                <h2 className="h-4">{notify.heading}</h2>
                <div className="soft" dangerouslySetInnerHTML={{ __html: notify.bodyHtml }} />
                {form}
              </section>
            )}
            <OtherLinks />
          </div>
        </div>
      </div>
    </main>
  );
}

function OtherLinks() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("coming_soon");
  const nav = useTranslations("nav");
  const company = useCompany();
  const phone = usePhone();
  return (
    <ul className="coming-soon__links" role="list">
      <li>
        <Link className="action-link" to={linkTo(locale, "listing", { country: "properties" })}>
          {nav("all_properties")}
          <Icon name="arrow-right" />
        </Link>
      </li>
      {company &&
        chatsFor(locale).map((chat) => (
          <li key={chat}>
            <LabelledChatLink className="action-link" chat={chat} />
          </li>
        ))}
      {phone && (
        <li>
          <a className="action-link" href={phone.href}>
            <Icon name="phone" />
            <span>
              {t.rich("call", {
                phone: phone.number,
                number: (number) => <bdi className="ltr numeric">{number}</bdi>,
              })}
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}

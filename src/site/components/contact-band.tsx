import { useTranslations } from "use-intl";
import type { PageSection } from "#contract/page.ts";
import { phoneLink } from "#domain/links.ts";
import { ContactLink } from "#site/components/contact-link.tsx";
import { SecondaryChatLinks } from "#site/components/channels/secondary-contact-links.tsx";
import { LabelledChatLink } from "#site/components/channels/labelled-chat-link.tsx";
import { useCompany } from "#site/components/company-context.tsx";
import { Icon } from "#site/ui/icon.tsx";

export function ContactBand({ section }: { section: Pick<PageSection, "heading" | "body"> }) {
  const t = useTranslations("home.contact");
  const company = useCompany();
  return (
    <section className="on-sea">
      <div className="wrap section grid grid--7-5">
        <div>
          <h2>{section.heading}</h2>
          <div
            className="lede measure contact-band__text"
            dangerouslySetInnerHTML={{ __html: section.body ?? "" }}
          />
          <div className="cluster">
            <LabelledChatLink className="btn btn--lg" />
            <ContactLink className="btn btn--line btn--lg">{t("write")}</ContactLink>
            <SecondaryChatLinks className="btn btn--quiet btn--lg" />
          </div>
        </div>
        {company && (
          <div>
            <ul className="channel-list" role="list">
              {company.offices.map(({ city, phone }) => (
                <li key={city.slug}>
                  <Icon name="phone" />
                  <span>{city.name}</span>
                  <a href={phoneLink(phone)}>
                    <bdi className="ltr numeric">{phone}</bdi>
                  </a>
                </li>
              ))}
            </ul>
            <p className="soft soft--small contact-band__hours">{company.hours}</p>
          </div>
        )}
      </div>
    </section>
  );
}

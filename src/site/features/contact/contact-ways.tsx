import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Company } from "#contract/settings.ts";
import { phoneLineFor, whatsappLineFor } from "#domain/contact-line.ts";
import type { AnswerChannel } from "#domain/enquiry.ts";
import { emailLink, phoneLink, whatsappLink } from "#domain/links.ts";
import { usePageSubject } from "#site/parts/company.tsx";
import { Icon, type IconName } from "#site/ui/icon.tsx";

const icons: Readonly<Record<AnswerChannel, IconName>> = {
  whatsapp: "whatsapp",
  phone: "phone",
  email: "mail",
  telegram: "telegram",
  wechat: "wechat",
};

interface ContactWaysProps {
  company: Company;
  /** In the order to show. */
  channels: readonly AnswerChannel[];
}

/** Every way to reach the company beside the form, a line each. */
export function ContactWays({ company, channels }: ContactWaysProps) {
  const t = useTranslations("enquiry.channel");
  return (
    <ul className="lines" role="list">
      {channels.map((channel) => (
        <li key={channel}>
          <Icon name={icons[channel]} />
          <span className="soft">{t(channel)}</span>
          <Way channel={channel} company={company} />
        </li>
      ))}
    </ul>
  );
}

function Way({ channel, company }: { channel: AnswerChannel; company: Company }): ReactNode {
  const t = useTranslations("contact.ways");
  const nav = useTranslations("nav");
  const { place } = usePageSubject();
  const phone = company.phones[phoneLineFor(place)];
  const telegram = company.social["telegram"];
  switch (channel) {
    case "whatsapp":
      return (
        <a href={whatsappLink(company.whatsapp[whatsappLineFor(place)], nav("chat_text"))}>
          {t("whatsapp")}
        </a>
      );
    case "phone":
      return (
        <a href={phoneLink(phone)}>
          <bdi className="ltr num">{phone}</bdi>
        </a>
      );
    case "email":
      return (
        <a href={emailLink(company.email, t("subject"))}>
          <bdi className="ltr">{company.email}</bdi>
        </a>
      );
    case "telegram":
      return telegram === undefined ? (
        <bdi className="ltr">@{company.telegram}</bdi>
      ) : (
        <a href={telegram}>
          <bdi className="ltr">@{company.telegram}</bdi>
        </a>
      );
    case "wechat":
      return <bdi className="ltr">{company.wechatId}</bdi>;
  }
}

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { leadingChat } from "#i18n/contact-channels.ts";
import type { AnswerChannel } from "#domain/enquiry.ts";
import { emailLink } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { usePhone } from "#site/components/channels/phone.ts";
import { WechatAccount } from "#site/components/channels/wechat-account.tsx";
import { wechatPart } from "#site/components/channels/wechat-places.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";
import type { CompanyToReach } from "#site/components/company.tsx";

const icons: Readonly<Record<AnswerChannel, IconName>> = {
  whatsapp: "whatsapp",
  phone: "phone",
  email: "mail",
  telegram: "telegram",
  wechat: "wechat",
};

interface ContactWaysProps {
  company: CompanyToReach;
  /** In display order. */
  channels: readonly AnswerChannel[];
}

export function ContactWays({ company, channels }: ContactWaysProps) {
  const t = useTranslations("enquiry.channel");
  return (
    <ul className="lines" role="list">
      {channels.map((channel) => (
        <li key={channel} id={channel === "wechat" ? wechatPart : undefined}>
          <Icon name={icons[channel]} />
          <span className="soft">{t(channel)}</span>
          <Way channel={channel} company={company} />
        </li>
      ))}
    </ul>
  );
}

function Way({ channel, company }: { channel: AnswerChannel; company: CompanyToReach }): ReactNode {
  const { locale } = useVisitorChoice();
  const t = useTranslations("contact.ways");
  const channels = useTranslations("channels");
  const phone = usePhone();
  switch (channel) {
    case "whatsapp":
      return <ChatLink chat={channel}>{channels("write", { chat: channel })}</ChatLink>;
    case "phone":
      return (
        phone && (
          <a href={phone.href}>
            <bdi className="ltr num">{phone.number}</bdi>
          </a>
        )
      );
    case "email":
      return (
        <a href={emailLink(company.email, t("subject"))}>
          <bdi className="ltr">{company.email}</bdi>
        </a>
      );
    case "telegram":
      return (
        <ChatLink chat={channel}>
          <bdi className="ltr">@{company.telegram}</bdi>
        </ChatLink>
      );
    case "wechat":
      if (leadingChat(locale) === channel) return <WechatAccount account={company.wechatId} />;
      return <bdi className="ltr tap-all">{company.wechatId}</bdi>;
  }
}

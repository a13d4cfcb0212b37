import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { leadingChat } from "#i18n/contact-channels.ts";
import type { AnswerChannel } from "#domain/enquiry.ts";
import { emailLink } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { usePhone } from "#site/components/channels/phone.ts";
import { WechatAccount } from "#site/components/channels/wechat-account.tsx";
import { wechatSectionId } from "#site/components/channels/wechat-ids.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";
import type { CompanyContact } from "#site/components/company-context.tsx";

const icons: Readonly<Record<AnswerChannel, IconName>> = {
  whatsapp: "whatsapp",
  phone: "phone",
  email: "mail",
  telegram: "telegram",
  wechat: "wechat",
};

interface ContactChannelsProps {
  company: CompanyContact;
  /** In display order. */
  channels: readonly AnswerChannel[];
}

export function ContactChannels({ company, channels }: ContactChannelsProps) {
  const t = useTranslations("enquiry.channel");
  return (
    <ul className="contact-channels" role="list">
      {channels.map((channel) => (
        <li key={channel} id={channel === "wechat" ? wechatSectionId : undefined}>
          <Icon name={icons[channel]} />
          <span className="soft">{t(channel)}</span>
          <ChannelLink channel={channel} company={company} />
        </li>
      ))}
    </ul>
  );
}

function ChannelLink({
  channel,
  company,
}: {
  channel: AnswerChannel;
  company: CompanyContact;
}): ReactNode {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("contact.channels");
  const channels = useTranslations("channels");
  const phone = usePhone();
  switch (channel) {
    case "whatsapp":
      return <ChatLink chat={channel}>{channels("write", { chat: channel })}</ChatLink>;
    case "phone":
      return (
        phone && (
          <a href={phone.href}>
            <bdi className="ltr numeric">{phone.number}</bdi>
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
      return <bdi className="ltr select-all">{company.wechatId}</bdi>;
  }
}

import { useTranslations } from "use-intl";
import { directChannels, type DirectChannel } from "#domain/contact-channels.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { usePhone } from "#site/components/channels/phone.ts";
import { WechatAccount } from "#site/components/channels/wechat-account.tsx";
import { useCompany } from "#site/components/company.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** The ways that need no form, the usual one of the language first. */
export function DirectWays() {
  const t = useTranslations("enquiry.dialog");
  const { locale } = useVisitor();
  if (useCompany() === null) return null;
  return (
    <div className="dialog__ways">
      <p className="soft">{t("ways")}</p>
      <ul className="ways" role="list">
        {directChannels(locale).map((channel) => (
          <li key={channel}>
            <Icon name={channel} />
            <Way channel={channel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A panel would open behind the dialog: what stands in it stands here. */
function Way({ channel }: { channel: DirectChannel }) {
  const names = useTranslations("enquiry.channel");
  const company = useCompany();
  const phone = usePhone();
  if (company === null || phone === null) return null;
  switch (channel) {
    case "phone":
      return (
        <a href={phone.href}>
          <bdi className="ltr num">{phone.number}</bdi>
        </a>
      );
    case "wechat":
      return <WechatAccount account={company.wechatId} />;
    default:
      return <ChatLink chat={channel}>{names(channel)}</ChatLink>;
  }
}

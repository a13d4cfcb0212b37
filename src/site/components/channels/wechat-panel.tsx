import { useTranslations } from "use-intl";
import { usePhone } from "#site/components/channels/phone.ts";
import { usePageChatMessage } from "#site/components/channels/chat-message.ts";
import { useWechatMessage } from "#site/components/channels/wechat-message.ts";
import { wechatPanelId } from "#site/components/channels/wechat-ids.ts";
import { WechatAccount } from "#site/components/channels/wechat-account.tsx";
import { useCompany } from "#site/components/company-context.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** One per page. Shows the text of the pressed button, before hydration that of the page. */
export function WechatPanel() {
  const company = useCompany();
  const t = useTranslations("channels.wechat");
  const { text } = usePageChatMessage();
  const quote = useWechatMessage();
  const phone = usePhone();
  if (company === null || phone === null) return null;
  return (
    <div
      className="wechat-panel"
      id={wechatPanelId}
      popover="auto"
      role="dialog"
      aria-labelledby={`${wechatPanelId}-name`}
    >
      <button
        className="icon-button wechat-panel__close"
        type="button"
        popoverTarget={wechatPanelId}
        popoverTargetAction="hide"
        aria-label={t("close")}
      >
        <Icon name="x" />
      </button>
      <h2 className="h-3" id={`${wechatPanelId}-name`}>
        {t("heading")}
      </h2>
      <p className="soft">{t("text")}</p>
      <WechatAccount account={company.wechatId} />
      <p className="wechat-panel__quote">
        <span className="soft">{t("message")}</span>
        <span className="select-all">{quote ?? text}</span>
      </p>
      <p>
        {t.rich("call", {
          phone: phone.number,
          number: (number) => (
            <a href={phone.href}>
              <bdi className="ltr numeric">{number}</bdi>
            </a>
          ),
        })}
      </p>
    </div>
  );
}

import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { usePhone } from "#site/parts/channels/phone.ts";
import { usePageQuestion } from "#site/parts/channels/question.ts";
import { wechatPanelId } from "#site/parts/channels/wechat-places.ts";
import { WechatAccount } from "#site/parts/channels/wechat-account.tsx";
import { useCompany } from "#site/parts/company.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** How to reach us on WeChat; once a page, in the languages that offer it, and opened without script too. */
export function WechatPanel() {
  const company = useCompany();
  const t = useTranslations("channels.wechat");
  const quote = useQuote();
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
        className="act wechat-panel__x"
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
        <span className="soft">{t("quote")}</span>
        <span className="tap-all">{quote}</span>
      </p>
      <p>
        {t.rich("call", {
          phone: phone.number,
          number: (number) => (
            <a href={phone.href}>
              <bdi className="ltr num">{number}</bdi>
            </a>
          ),
        })}
      </p>
    </div>
  );
}

/** What the button that was pressed would have said; until there is script, what the page is about. */
function useQuote(): string {
  const { text } = usePageQuestion();
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => {
    const press = (target: EventTarget | null) => {
      const button = target instanceof Element ? target.closest("[data-quote]") : null;
      if (button !== null) setPressed(button.getAttribute("data-quote"));
    };
    press(document.activeElement); // somebody was quicker than the script
    const listening = new AbortController();
    document.addEventListener("click", ({ target }) => press(target), {
      signal: listening.signal,
    });
    return () => listening.abort();
  }, []);
  return pressed ?? text;
}

import { lazy, Suspense } from "react";
import { directChannels } from "#domain/contact-channels.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { withTexts } from "#i18n/whole-texts.ts";
import { firstSign } from "#site/parts/still/first-sign.ts";

/** Sent only where a language offers it. It works as it was sent, so its code and texts wait for a sign of somebody. */
const WechatPanel = lazy(async () => {
  if (typeof window !== "undefined") await firstSign;
  const { WechatPanel } = await withTexts(() => import("#site/parts/channels/wechat-panel.tsx"));
  return { default: WechatPanel };
});

/** What a chat without an address opens. */
export function ChatPanel() {
  const { locale } = useVisitorChoice();
  if (!directChannels(locale).includes("wechat")) return null;
  return (
    <Suspense>
      <WechatPanel />
    </Suspense>
  );
}

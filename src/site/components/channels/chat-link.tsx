import type { ReactNode } from "react";
import { leadingChat } from "#i18n/contact-channels.ts";
import type { Chat } from "#i18n/languages.ts";
import { linkTo, telegramLink, whatsappLink } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { usePageChatMessage, type ChatMessage } from "#site/components/channels/chat-message.ts";
import { setWechatMessage } from "#site/components/channels/wechat-message.ts";
import { wechatPanelId, wechatSectionId } from "#site/components/channels/wechat-ids.ts";
import { useCompany, type CompanyContact } from "#site/components/company-context.tsx";

interface ChatLinkProps {
  /** By default the locale's leading chat. */
  chat?: Chat;
  /** By default the page's own. */
  message?: ChatMessage;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
}

/** Renders nothing while the company is unknown. */
export function ChatLink({ chat, message: givenMessage, children, ...link }: ChatLinkProps) {
  const { locale } = useVisitorPreferences();
  const company = useCompany();
  const pageMessage = usePageChatMessage();
  const message = givenMessage ?? pageMessage;
  const shownChat = chat ?? leadingChat(locale);
  if (company === null) return null;
  if (shownChat === "wechat") {
    return (
      <WechatButton {...link} text={message.text}>
        {children}
      </WechatButton>
    );
  }
  return (
    <a {...link} href={chatUrl(shownChat, company, message)}>
      {children}
    </a>
  );
}

function chatUrl(
  chat: "whatsapp" | "telegram",
  company: CompanyContact,
  message: ChatMessage,
): string {
  const { text, line } = message;
  return chat === "telegram"
    ? telegramLink(company.telegram, text)
    : whatsappLink(company.whatsapp[line], text);
}

interface WechatButtonProps extends Omit<ChatLinkProps, "chat" | "message"> {
  text: string;
}

/** No URL opens a WeChat account: the button opens a panel, or without popovers the contact page. */
function WechatButton({ text, className = "", children, ...linkProps }: WechatButtonProps) {
  const { locale } = useVisitorPreferences();
  return (
    <>
      <button
        {...linkProps}
        className={className}
        type="button"
        popoverTarget={wechatPanelId}
        onClick={() => setWechatMessage(text)}
      >
        {children}
      </button>
      <a
        {...linkProps}
        className={`${className} without-popover`.trim()}
        href={`${linkTo(locale, "contact-us")}#${wechatSectionId}`}
      >
        {children}
      </a>
    </>
  );
}

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
export function ChatLink({ chat, message: ownMessage, children, ...link }: ChatLinkProps) {
  const { locale } = useVisitorPreferences();
  const company = useCompany();
  const ofPage = usePageChatMessage();
  const message = ownMessage ?? ofPage;
  const opened = chat ?? leadingChat(locale);
  if (company === null) return null;
  if (opened === "wechat") {
    return (
      <WechatButton {...link} text={message.text}>
        {children}
      </WechatButton>
    );
  }
  return (
    <a {...link} href={addressOf(opened, company, message)}>
      {children}
    </a>
  );
}

function addressOf(
  chat: "whatsapp" | "telegram",
  company: CompanyContact,
  question: ChatMessage,
): string {
  const { text, line } = question;
  return chat === "telegram"
    ? telegramLink(company.telegram, text)
    : whatsappLink(company.whatsapp[line], text);
}

interface WechatButtonProps extends Omit<ChatLinkProps, "chat" | "question"> {
  text: string;
}

/** No URL opens a WeChat account: the button opens a panel, or without popovers the contact page. */
function WechatButton({ text, className = "", children, ...named }: WechatButtonProps) {
  const { locale } = useVisitorPreferences();
  return (
    <>
      <button
        {...named}
        className={className}
        type="button"
        popoverTarget={wechatPanelId}
        onClick={() => setWechatMessage(text)}
      >
        {children}
      </button>
      <a
        {...named}
        className={`${className} without-popover`.trim()}
        href={`${linkTo(locale, "contact-us")}#${wechatSectionId}`}
      >
        {children}
      </a>
    </>
  );
}

import type { ReactNode } from "react";
import { leadingChat } from "#i18n/contact-channels.ts";
import type { Chat } from "#i18n/languages.ts";
import { linkTo, telegramLink, whatsappLink } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { usePageQuestion, type Question } from "#site/components/channels/question.ts";
import { quote } from "#site/components/channels/quote.ts";
import { wechatPanelId, wechatPart } from "#site/components/channels/wechat-places.ts";
import { useCompany, type CompanyToReach } from "#site/components/company.tsx";

interface ChatLinkProps {
  /** The one that leads in the page's language, unless told. */
  chat?: Chat;
  /** What the page is about, unless told. */
  question?: Question;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
}

/** Opens a chat with a question ready in it; nothing while the company is not known. */
export function ChatLink({ chat, question, children, ...link }: ChatLinkProps) {
  const { locale } = useVisitorChoice();
  const company = useCompany();
  const ofPage = usePageQuestion();
  const asked = question ?? ofPage;
  const opened = chat ?? leadingChat(locale);
  if (company === null) return null;
  if (opened === "wechat") {
    return (
      <WechatButton {...link} text={asked.text}>
        {children}
      </WechatButton>
    );
  }
  return (
    <a {...link} href={addressOf(opened, company, asked)}>
      {children}
    </a>
  );
}

function addressOf(
  chat: "whatsapp" | "telegram",
  company: CompanyToReach,
  question: Question,
): string {
  const { text, line } = question;
  return chat === "telegram"
    ? telegramLink(company.telegram, text)
    : whatsappLink(company.whatsapp[line], text);
}

interface WechatButtonProps extends Omit<ChatLinkProps, "chat" | "question"> {
  text: string;
}

/** No address opens WeChat: its account stands in a panel, or where browsers know none, on the page of contacts. */
function WechatButton({ text, className = "", children, ...named }: WechatButtonProps) {
  const { locale } = useVisitorChoice();
  return (
    <>
      <button
        {...named}
        className={className}
        type="button"
        popoverTarget={wechatPanelId}
        onClick={() => quote(text)}
      >
        {children}
      </button>
      <a
        {...named}
        className={`${className} without-popover`.trim()}
        href={`${linkTo(locale, "contact-us")}#${wechatPart}`}
      >
        {children}
      </a>
    </>
  );
}

import { useTranslations } from "use-intl";
import { leadingChat } from "#i18n/contact-channels.ts";
import type { Chat } from "#i18n/languages.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import type { Question } from "#site/components/channels/question.ts";
import { Icon } from "#site/ui/icon.tsx";

interface WriteLinkProps {
  className: string;
  /** By default the locale's leading chat. */
  chat?: Chat;
  question?: Question;
}

export function WriteLink({ className, chat, ...asked }: WriteLinkProps) {
  const { locale } = useVisitorChoice();
  const t = useTranslations("channels");
  const opened = chat ?? leadingChat(locale);
  return (
    <ChatLink {...asked} chat={opened} className={className}>
      <Icon name={opened} />
      {t("write", { chat: opened })}
    </ChatLink>
  );
}

import { useTranslations } from "use-intl";
import { leadingChat } from "#i18n/contact-channels.ts";
import type { Chat } from "#i18n/languages.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import type { ChatMessage } from "#site/components/channels/chat-message.ts";
import { Icon } from "#site/ui/icon.tsx";

interface LabelledChatLinkProps {
  className: string;
  /** By default the locale's leading chat. */
  chat?: Chat;
  message?: ChatMessage;
}

export function LabelledChatLink({ className, chat, ...linkProps }: LabelledChatLinkProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("channels");
  const shownChat = chat ?? leadingChat(locale);
  return (
    <ChatLink {...linkProps} chat={shownChat} className={className}>
      <Icon name={shownChat} />
      {t("write", { chat: shownChat })}
    </ChatLink>
  );
}

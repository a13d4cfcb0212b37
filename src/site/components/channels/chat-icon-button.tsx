import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import { leadingChat } from "#i18n/contact-channels.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { useProjectChatMessage } from "#site/components/channels/chat-message.ts";
import { Icon } from "#site/ui/icon.tsx";

export function ChatIconButton({
  project,
}: {
  project: Pick<ProjectSummary, "name" | "ref" | "whatsapp">;
}) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("channels");
  const chat = leadingChat(locale);
  const message = useProjectChatMessage(project);
  return (
    <ChatLink
      className="icon-button"
      message={message}
      aria-label={t("ask_about", { chat, name: project.name })}
    >
      <Icon name={chat} />
    </ChatLink>
  );
}

import { useTranslations } from "use-intl";
import { leadingChat } from "#domain/contact-channels.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskLink } from "#site/components/ask-link.tsx";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { useProjectQuestion } from "#site/components/channels/question.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Icon } from "#site/ui/icon.tsx";
import type { ProjectFacts } from "./page.server.ts";

/** The price above the bottom bar of narrow screens; its dollars stand on the page. */
export function PriceBar({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.card");
  const { locale, moneyParts } = useVisitor();
  const channels = useTranslations("channels");
  const question = useProjectQuestion(project);
  const chat = leadingChat(locale);
  return (
    <aside className="pricebar" aria-label={t("bar")}>
      <p>
        <span>{project.status === "sold" ? t("last_price") : t("start_price")}</span>
        <Figure parts={moneyParts(project.startFromUsd)} size="sm" />
      </p>
      <ChatLink
        className="btn btn--line btn--icon"
        question={question}
        aria-label={channels("ask", { chat })}
      >
        <Icon name={chat} />
      </ChatLink>
      <AskLink className="btn" project={project}>
        {t("ask_short")}
      </AskLink>
    </aside>
  );
}

/** Prefilled text of a chat, and the number it goes to. */
import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import { whatsappLineFor } from "#domain/contact-line.ts";
import type { WhatsappLine } from "#domain/vocabulary.ts";
import { usePageSubject } from "#site/components/company-context.tsx";

export interface ChatMessage {
  text: string;
  /** Which of the two WhatsApp numbers; other chats have one account each. */
  line: WhatsappLine;
}

export function usePageWhatsappLine(): WhatsappLine {
  const { place, project } = usePageSubject();
  return project?.whatsapp ?? whatsappLineFor(place);
}

/** About the page's project, else about buying in general. */
export function usePageChatMessage(): ChatMessage {
  const { project } = usePageSubject();
  const t = useTranslations("nav");
  const ofProject = useProjectText();
  return {
    text: project === null ? t("chat_text") : ofProject(project),
    line: usePageWhatsappLine(),
  };
}

export function useProjectChatMessage(
  project: Pick<ProjectSummary, "name" | "ref" | "whatsapp">,
): ChatMessage {
  return { text: useProjectText()(project), line: project.whatsapp };
}

function useProjectText() {
  const t = useTranslations("card");
  return ({ name, ref }: Pick<ProjectSummary, "name" | "ref">) => t("ask_text", { name, ref });
}

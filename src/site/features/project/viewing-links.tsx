import { useTranslations } from "use-intl";
import { AskLink } from "#site/components/ask-link.tsx";
import { Icon } from "#site/ui/icon.tsx";
import type { ProjectFacts } from "./page.server.ts";

/** Two ways to see a project before deciding: there, or by video. */
export function ViewingLinks({ project }: { project: ProjectFacts }) {
  const t = useTranslations("project.card");
  return (
    <div className="viewings">
      <AskLink className="go" project={project} visit="in-person">
        {t("viewing")}
        <Icon name="arrow-right" />
      </AskLink>
      <AskLink className="go" project={project} visit="video-call">
        {t("video")}
        <Icon name="arrow-right" />
      </AskLink>
    </div>
  );
}

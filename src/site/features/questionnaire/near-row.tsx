import { useTranslations } from "use-intl";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useAnswerNames } from "#site/features/questionnaire/answer-names.ts";
import type { QuestionnaireContent, ShownProject } from "#site/features/questionnaire/content.ts";
import { ProjectRow } from "#site/features/questionnaire/project-row.tsx";
import type { ChangeableAnswer } from "#site/features/questionnaire/ways-on.ts";

interface NearRowProps {
  project: ShownProject;
  missed: readonly ChangeableAnswer[];
  answers: QuestionnaireAnswers;
  types: QuestionnaireContent["types"];
}

/** A project that comes near, and what of the answers it does not meet: what is there, and what was asked for. */
export function NearRow({ project, missed, answers, types }: NearRowProps) {
  const t = useTranslations("questionnaire");
  const names = useAnswerNames(types);
  const has = useOffer(project);
  return (
    <ProjectRow project={project} priceUsd={project.startFromUsd}>
      <ul className="fit__why" role="list">
        {missed.map((answer) => (
          <li key={answer} className="fit__over">
            {t("none.miss", { have: has(answer), asked: names.answer(answer, answers) })}
          </li>
        ))}
      </ul>
    </ProjectRow>
  );
}

/** What a project has on offer, in terms of a question. */
function useOffer({ types, rooms, areaM2, startFromUsd }: ShownProject) {
  const t = useTranslations();
  const { format, areaRange, money } = useVisitor();
  const home = (size: string) => (size === studio ? t("card.studio") : isolate(size));
  return (question: ChangeableAnswer): string => {
    switch (question) {
      case "type":
        return format.list(types.map(({ name }) => name));
      case "rooms":
        if (rooms === null) return format.list(types.map(({ name }) => name));
        return rooms.from === rooms.to
          ? home(rooms.from)
          : `${home(rooms.from)} – ${home(rooms.to)}`;
      case "size":
        return isolate(areaRange(areaM2.from, areaM2.to));
      case "budget":
        return t("facets.at_least", { from: isolate(money(startFromUsd)) });
    }
  };
}

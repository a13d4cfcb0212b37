import type { useTranslations } from "use-intl";
import { detailOf, type QuestionnaireState } from "#domain/questionnaire.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";

type Translate = ReturnType<typeof useTranslations<"questionnaire">>;

interface TitledStep {
  state: QuestionnaireState;
  content: Pick<QuestionnaireContent, "types" | "outcome">;
}

export function stepTitle({ state, content }: TitledStep, t: Translate): string {
  const { outcome } = content;
  switch (state.step) {
    case "intro":
      return t("title");
    case "type":
      return t("question.type");
    case "details": {
      const type = content.types.find(({ slug }) => slug === state.answers.type);
      return t(detailOf(type?.category ?? null) === "rooms" ? "question.rooms" : "question.size");
    }
    case "budget":
      return t("question.budget");
    case "result":
      if (outcome === null) return t("unavailable.heading");
      if (outcome.count === 0) return t("none.heading");
      return t("result.heading", { count: outcome.count });
  }
}

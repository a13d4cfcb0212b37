import { useTranslations } from "use-intl";
import { AskLink } from "#site/components/ask-link.tsx";
import { OtherWays } from "#site/components/channels/other-ways.tsx";
import { usePageLine } from "#site/components/channels/question.ts";
import { WriteLink } from "#site/components/channels/write-link.tsx";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";
import type { AskingView } from "#site/features/search/nothing-found-view.server.ts";

export function NoneOfThese({ asking: { text, answers } }: { asking: AskingView }) {
  const t = useTranslations("listing");
  const tQuestionnaire = useTranslations("questionnaire");
  const question = { text, line: usePageLine() };
  return (
    <section className="section--tight sunk none-of-these">
      <div className="wrap grid grid--5-7">
        <h2>{t("none.heading")}</h2>
        <div>
          <p className="lede none-of-these__text">{t("none.text")}</p>
          <div className="cluster">
            <WriteLink className="btn btn--lg" question={question} />
            <AskLink className="btn btn--line btn--lg">{t("none.contact")}</AskLink>
            <QuestionnaireLink className="btn btn--line btn--lg" answers={answers}>
              {tQuestionnaire("open")}
            </QuestionnaireLink>
          </div>
          <div className="cluster more-ways more-ways--below">
            <OtherWays className="go" question={question} />
          </div>
        </div>
      </div>
    </section>
  );
}

import { useCompany } from "#site/components/company-context.tsx";
import { Offices, type OfficeWithChart } from "#site/components/offices/offices.tsx";
import { useTranslations } from "use-intl";
import { Faqs, type Faq } from "#site/ui/faqs.tsx";
import { SectionLink } from "#site/ui/section-link.tsx";

export interface OfficesAndQuestionsView {
  topics: readonly AnsweredTopic[];
  offices: readonly OfficeWithChart[];
  /** HTML about visits and opening hours. */
  note: string | null;
}

export function OfficesAndQuestions({ view }: { view: OfficesAndQuestionsView }) {
  const { offices, note, topics } = view;
  return (
    <>
      {useCompany() && <Offices offices={offices} note={note} />}
      {topics.length > 0 && <AnsweredQuestions topics={topics} />}
    </>
  );
}

interface AnsweredTopic {
  topic: string;
  questions: readonly Faq[];
}

/** Other pages link to `#faq`. */
function AnsweredQuestions({ topics }: { topics: readonly AnsweredTopic[] }) {
  const t = useTranslations("contact.questions");
  const nameOf = useTopicName();
  return (
    <section className="section" id="faq" tabIndex={-1}>
      <div className="wrap grid grid--4-8">
        <div>
          <h2>{t("heading")}</h2>
          <nav className="toc toc--stays" aria-label={t("topics")}>
            {topics.map(({ topic }) => (
              <SectionLink key={topic} section={topic}>
                {nameOf(topic)}
              </SectionLink>
            ))}
          </nav>
        </div>
        <div className="topics">
          {topics.map(({ topic, questions }, index) => (
            <section key={topic} id={topic} aria-labelledby={`${topic}-name`}>
              <h3 id={`${topic}-name`}>{nameOf(topic)}</h3>
              <Faqs questions={questions} firstOpen={index === 0} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Topics come from the content; an unknown one is shown by its key. */
function useTopicName() {
  const t = useTranslations("contact.questions");
  return (topic: string): string => {
    switch (topic) {
      case "buying-turkey":
        return t("buying_turkey");
      case "buying-uae":
        return t("buying_uae");
      case "buying-cyprus":
        return t("buying_cyprus");
      case "citizenship":
        return t("citizenship");
      case "payments":
        return t("payments");
      case "remote":
        return t("remote");
      default:
        return topic;
    }
  };
}

import type { ComponentProps } from "react";
import { AnsweredQuestions } from "#site/features/contact/answered-questions.tsx";
import { useCompany } from "#site/components/company.tsx";
import { Offices, type ChartedOffice } from "#site/components/offices/offices.tsx";

export interface OfficesAndQuestionsView extends Pick<
  ComponentProps<typeof AnsweredQuestions>,
  "topics"
> {
  offices: readonly ChartedOffice[];
  /** About visits and hours, HTML. */
  note: string | null;
}

/** What stands below the form. */
export function OfficesAndQuestions({ view }: { view: OfficesAndQuestionsView }) {
  const { offices, note, topics } = view;
  return (
    <>
      {useCompany() && <Offices offices={offices} note={note} />}
      {topics.length > 0 && <AnsweredQuestions topics={topics} />}
    </>
  );
}

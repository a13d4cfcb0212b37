import { useEffect } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { keepQuestionnaire } from "#site/components/questionnaire-memory.ts";
import type { loader } from "#site/routes/questionnaire.tsx";

/** What is answered on the questionnaire's own page goes along with later forms, too, as what is answered over another one. */
export function QuestionnairePageMemory() {
  const locale = localeOfPath(useLocation().pathname);
  const page = useRouteLoaderData<typeof loader>(`questionnaire___${locale}`);
  useEffect(() => {
    if (page !== undefined) keepQuestionnaire(page.state, page.content.types);
  }, [page]);
  return null;
}

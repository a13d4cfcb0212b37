/** Works out what a step of the questionnaire shows. */
import { searchQuery } from "#contract/search-criteria.ts";
import {
  settledAnswers,
  type QuestionnaireAnswers,
  type QuestionnaireState,
} from "#domain/questionnaire.ts";
import type { ApiClient } from "#site/api-client.ts";
import type { Match, Outcome, QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { criteriaOf } from "#site/features/questionnaire/criteria.ts";
import { fittingUnit } from "#site/features/questionnaire/fitting-unit.server.ts";
import { shownProject } from "#site/features/questionnaire/shown-project.ts";
import { noneFound } from "#site/features/questionnaire/ways-on.ts";

/** Each is read whole, so that there are enough to put those first whose costs stay inside the budget. */
const mostRead = 8;
const mostShown = 6;

/** The questions are nothing without the types of property; what fits may be missing at their end. */
export async function questionnaireContent(
  api: ApiClient,
  { step, answers }: QuestionnaireState,
): Promise<Omit<QuestionnaireContent, "privacyVersion">> {
  const { content: types } = await api.need("propertyTypes");
  const outcome = step === "result" ? await outcomeOf(api, settledAnswers(answers, types)) : null;
  return { types, outcome };
}

async function outcomeOf(api: ApiClient, answers: QuestionnaireAnswers): Promise<Outcome | null> {
  const criteria = criteriaOf(answers);
  const query = searchQuery(criteria);
  query.set("limit", String(mostRead));
  const [listing, currencies] = await Promise.all([
    api.want("search", { query }),
    api.want("currencies"),
  ]);
  if (listing === null) return null;
  const count = listing.page.total;
  if (count === 0) return noneFound(listing);
  const details = await Promise.all(
    listing.content.map(({ place, slug }) =>
      api.want("project", { params: { a: place.city.slug, b: slug } }),
    ),
  );
  const matches = details.flatMap((project): Match[] => {
    const unit = project && fittingUnit(project, criteria, currencies?.content ?? null);
    return project && unit ? [{ project: shownProject(project), unit }] : [];
  });
  return { count, matches: insideFirst(matches).slice(0, mostShown) };
}

function insideFirst(matches: readonly Match[]): Match[] {
  const over = ({ unit }: Match) => ((unit.withCosts?.overUsd ?? 0) > 0 ? 1 : 0);
  return matches.toSorted((one, other) => over(one) - over(other));
}

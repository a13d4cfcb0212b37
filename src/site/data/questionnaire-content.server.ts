/** Works out what a step of the questionnaire shows. */
import type { Listing } from "#contract/listing.ts";
import type { ProjectSummary } from "#contract/project.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import {
  endsOf,
  settledAnswers,
  type QuestionnaireAnswers,
  type QuestionnaireState,
} from "#domain/questionnaire.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import type { Match, Outcome, QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { criteriaOf } from "#site/features/questionnaire/criteria.ts";
import { fittingUnit, verdictRank } from "#site/features/questionnaire/fitting-unit.server.ts";
import { shownProject } from "#site/features/questionnaire/shown-project.ts";
import {
  missedAnswers,
  waysOn,
  type ChangeableAnswer,
} from "#site/features/questionnaire/ways-on.ts";

/** Each is read whole, so that there are enough to put those first whose costs stay inside the budget. */
const mostRead = 8;
const mostShown = 6;
const mostNear = 3;

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
  const budget = answers.budget && endsOf(answers.budget);
  const listing = await api.want("search", { query: { ...criteria, limit: mostRead } });
  if (listing === null) return null;
  const { page, drops } = listing;
  if (page.total === 0) {
    const nearest = await nearestOf(api, listing, { criteria, budget });
    return { count: 0, ways: waysOn(drops), nearest };
  }
  const matches = await matchesOf(api, listing.content, { criteria, budget, missed: [] });
  return { count: page.total, matches: insideFirst(matches).slice(0, mostShown) };
}

async function nearestOf(api: ApiClient, { nearest }: Listing, asked: Omit<Wish, "missed">) {
  const missed = missedAnswers(nearest?.without ?? []);
  if (nearest === null || missed === null) return null;
  const near = nearest.content.slice(0, mostNear);
  const matches = await matchesOf(api, near, { ...asked, missed });
  return matches.length === 0 ? null : { missed, matches };
}

interface Wish {
  criteria: SearchCriteria;
  budget: ReturnType<typeof endsOf> | null;
  missed: readonly ChangeableAnswer[];
}

/** Only a project read whole tells which home it is; what cannot be read is left out. */
async function matchesOf(
  api: ApiClient,
  found: readonly ProjectSummary[],
  wish: Wish,
): Promise<Match[]> {
  const [currencies, ...details] = await Promise.all([
    api.want("currencies"),
    ...found.map(({ place, slug }) =>
      api.want("project", { params: { a: place.city.slug, b: slug } }),
    ),
  ]);
  const rates = currencies?.content ?? null;
  return details.flatMap((project): Match[] => {
    const unit = project && fittingUnit(project, { ...wish, rates });
    return project && unit ? [{ project: shownProject(project), unit }] : [];
  });
}

function insideFirst(matches: readonly Match[]): Match[] {
  return matches.toSorted((one, other) => verdictRank(one.unit) - verdictRank(other.unit));
}

import type { Listing } from "#contract/listing.ts";
import type { ProjectSummary } from "#contract/project.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import {
  endsOf,
  settledAnswers,
  type QuestionnaireAnswers,
  type QuestionnaireState,
} from "#domain/questionnaire.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import type { Outcome, QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { criteriaOf } from "#site/features/questionnaire/criteria.ts";
import { fittingUnit, verdictRank } from "#site/features/questionnaire/fitting-unit.server.ts";
import { costsAsOf, matchView, type Fit } from "#site/features/questionnaire/match-view.server.ts";
import {
  missedAnswers,
  waysOn,
  type ChangeableAnswer,
} from "#site/features/questionnaire/ways-on.ts";

/** Each is loaded in full, so that those whose total cost is within budget can come first. */
const mostRead = 8;
const mostShown = 6;
const mostNear = 3;

/** Fails without property types; matches may be missing at the end. */
export async function questionnaireContent(
  api: ApiClient,
  { step, answers }: QuestionnaireState,
  visitor: Visitor,
): Promise<Omit<QuestionnaireContent, "privacyVersion">> {
  const { content: types } = await api.need("propertyTypes");
  const outcome =
    step === "result" ? await outcomeOf(api, settledAnswers(answers, types), visitor) : null;
  return { types, outcome };
}

async function outcomeOf(
  api: ApiClient,
  answers: QuestionnaireAnswers,
  visitor: Visitor,
): Promise<Outcome | null> {
  const criteria = criteriaOf(answers);
  const budget = answers.budget && endsOf(answers.budget);
  const listing = await api.want("search", { query: { ...criteria, limit: mostRead } });
  if (listing === null) return null;
  const { page, relaxations } = listing;
  if (page.total === 0) {
    const nearest = await nearestOf(api, listing, { criteria, budget, asked: answers.rooms });
    return {
      count: 0,
      ways: waysOn(relaxations),
      nearest: nearest && { missed: nearest.missed, ...shown(nearest.fits, visitor) },
    };
  }
  const wish = { criteria, budget, asked: answers.rooms, missed: [] };
  const fits = insideFirst(await fitsOf(api, listing.content, wish)).slice(0, mostShown);
  return { count: page.total, ...shown(fits, visitor) };
}

function shown(fits: readonly Fit[], visitor: Visitor) {
  return {
    matches: fits.map((fit) => matchView(fit, visitor)),
    costsAsOf: costsAsOf(fits, visitor),
  };
}

async function nearestOf(api: ApiClient, { nearest }: Listing, asked: Omit<Wish, "missed">) {
  const missed = missedAnswers(nearest?.without ?? []);
  if (nearest === null || missed === null) return null;
  const near = nearest.content.slice(0, mostNear);
  const rooms = missed.includes("rooms") ? null : asked.asked;
  const fits = await fitsOf(api, near, { ...asked, asked: rooms, missed });
  return fits.length === 0 ? null : { missed, fits };
}

interface Wish {
  criteria: SearchCriteria;
  budget: ReturnType<typeof endsOf> | null;
  asked: QuestionnaireAnswers["rooms"];
  missed: readonly ChangeableAnswer[];
}

/** Only a full project lists its units; projects that fail to load are left out. */
async function fitsOf(
  api: ApiClient,
  found: readonly ProjectSummary[],
  wish: Wish,
): Promise<Fit[]> {
  const [currencies, ...details] = await Promise.all([
    api.want("currencies"),
    ...found.map(({ place, slug }) =>
      api.want("project", { params: { a: place.city.slug, b: slug } }),
    ),
  ]);
  const rates = currencies?.content ?? null;
  return details.flatMap((project): Fit[] => {
    const unit = project && fittingUnit(project, { ...wish, rates });
    return project && unit ? [{ project, unit, asked: wish.asked }] : [];
  });
}

function insideFirst(fits: readonly Fit[]): Fit[] {
  return fits.toSorted((one, other) => verdictRank(one.unit) - verdictRank(other.unit));
}

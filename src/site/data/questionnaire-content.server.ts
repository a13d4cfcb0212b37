import type { Listing } from "#contract/listing.ts";
import type { ProjectSummary } from "#contract/project.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import {
  rangeOf,
  normalizeAnswers,
  type QuestionnaireAnswers,
  type QuestionnaireState,
} from "#domain/questionnaire.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import type { Outcome, QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { searchCriteriaFor } from "#site/features/questionnaire/criteria.ts";
import { matchingUnit, verdictRank } from "#site/features/questionnaire/matching-unit.server.ts";
import {
  costsAsOf,
  matchView,
  type ProjectMatch,
} from "#site/features/questionnaire/match-view.server.ts";
import {
  unmetAnswers,
  relaxableAnswers,
  type ChangeableAnswer,
} from "#site/features/questionnaire/answer-relaxations.ts";

/** Each is loaded in full, so that those whose total cost is within budget can come first. */
const mostRead = 8;
const mostShown = 6;
const mostNear = 3;

/** Fails without property types; matches may be missing at the end. */
export async function loadQuestionnaireContent(
  api: ApiClient,
  { step, answers }: QuestionnaireState,
  visitor: Visitor,
): Promise<Omit<QuestionnaireContent, "privacyVersion">> {
  const { content: types } = await api.getRequired("propertyTypes");
  const outcome =
    step === "result" ? await outcomeOf(api, normalizeAnswers(answers, types), visitor) : null;
  return { types, outcome };
}

async function outcomeOf(
  api: ApiClient,
  answers: QuestionnaireAnswers,
  visitor: Visitor,
): Promise<Outcome | null> {
  const criteria = searchCriteriaFor(answers);
  const budget = answers.budget && rangeOf(answers.budget);
  const listing = await api.getOptional("search", { query: { ...criteria, limit: mostRead } });
  if (listing === null) return null;
  const { page, relaxations } = listing;
  if (page.total === 0) {
    const nearest = await nearestOf(api, listing, { criteria, budget, asked: answers.rooms });
    return {
      count: 0,
      relaxations: relaxableAnswers(relaxations),
      nearest: nearest && {
        ignoredAnswers: nearest.ignoredAnswers,
        ...shown(nearest.fits, visitor),
      },
    };
  }
  const request = { criteria, budget, asked: answers.rooms, ignoredAnswers: [] };
  const fits = sortByVerdict(await fitsOf(api, listing.content, request)).slice(0, mostShown);
  return { count: page.total, ...shown(fits, visitor) };
}

function shown(fits: readonly ProjectMatch[], visitor: Visitor) {
  return {
    matches: fits.map((fit) => matchView(fit, visitor)),
    costsAsOf: costsAsOf(fits, visitor),
  };
}

async function nearestOf(
  api: ApiClient,
  { nearest }: Listing,
  request: Omit<MatchRequest, "ignoredAnswers">,
) {
  const ignoredAnswers = unmetAnswers(nearest?.without ?? []);
  if (nearest === null || ignoredAnswers === null) return null;
  const near = nearest.content.slice(0, mostNear);
  const rooms = ignoredAnswers.includes("rooms") ? null : request.asked;
  const fits = await fitsOf(api, near, { ...request, asked: rooms, ignoredAnswers });
  return fits.length === 0 ? null : { ignoredAnswers, fits };
}

interface MatchRequest {
  criteria: SearchCriteria;
  budget: ReturnType<typeof rangeOf> | null;
  asked: QuestionnaireAnswers["rooms"];
  ignoredAnswers: readonly ChangeableAnswer[];
}

/** Only a full project lists its units; projects that fail to load are left out. */
async function fitsOf(
  api: ApiClient,
  projects: readonly ProjectSummary[],
  request: MatchRequest,
): Promise<ProjectMatch[]> {
  const [currencies, ...details] = await Promise.all([
    api.getOptional("currencies"),
    ...projects.map(({ place, slug }) =>
      api.getOptional("project", { params: { a: place.city.slug, b: slug } }),
    ),
  ]);
  const rates = currencies?.content ?? null;
  return details.flatMap((project): ProjectMatch[] => {
    const unit = project && matchingUnit(project, { ...request, rates });
    return project && unit ? [{ project, unit, requestedRooms: request.asked }] : [];
  });
}

function sortByVerdict(fits: readonly ProjectMatch[]): ProjectMatch[] {
  return fits.toSorted((one, other) => verdictRank(one.unit) - verdictRank(other.unit));
}

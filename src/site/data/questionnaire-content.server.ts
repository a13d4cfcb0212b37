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
const maxLoaded = 8;
const maxMatches = 6;
const maxNearest = 3;

/** Fails without property types; matches may be missing at the end. */
export async function loadQuestionnaireContent(
  api: ApiClient,
  { step, answers }: QuestionnaireState,
  visitor: Visitor,
): Promise<Omit<QuestionnaireContent, "privacyVersion">> {
  const { content: types } = await api.getRequired("propertyTypes");
  const outcome =
    step === "result" ? await loadOutcome(api, normalizeAnswers(answers, types), visitor) : null;
  return { types, outcome };
}

async function loadOutcome(
  api: ApiClient,
  answers: QuestionnaireAnswers,
  visitor: Visitor,
): Promise<Outcome | null> {
  const criteria = searchCriteriaFor(answers);
  const budget = answers.budget && rangeOf(answers.budget);
  const listing = await api.getOptional("search", { query: { ...criteria, limit: maxLoaded } });
  if (listing === null) return null;
  const { page, relaxations } = listing;
  if (page.total === 0) {
    const nearest = await loadNearest(api, listing, {
      criteria,
      budget,
      requestedRooms: answers.rooms,
    });
    return {
      count: 0,
      relaxations: relaxableAnswers(relaxations),
      nearest: nearest && {
        ignoredAnswers: nearest.ignoredAnswers,
        ...matchViews(nearest.matches, visitor),
      },
    };
  }
  const request = { criteria, budget, requestedRooms: answers.rooms, ignoredAnswers: [] };
  const matches = sortByVerdict(await loadMatches(api, listing.content, request)).slice(
    0,
    maxMatches,
  );
  return { count: page.total, ...matchViews(matches, visitor) };
}

function matchViews(matches: readonly ProjectMatch[], visitor: Visitor) {
  return {
    matches: matches.map((match) => matchView(match, visitor)),
    costsAsOf: costsAsOf(matches, visitor),
  };
}

async function loadNearest(
  api: ApiClient,
  { nearest }: Listing,
  request: Omit<MatchRequest, "ignoredAnswers">,
) {
  const ignoredAnswers = unmetAnswers(nearest?.without ?? []);
  if (nearest === null || ignoredAnswers === null) return null;
  const near = nearest.content.slice(0, maxNearest);
  const requestedRooms = ignoredAnswers.includes("rooms") ? null : request.requestedRooms;
  const matches = await loadMatches(api, near, { ...request, requestedRooms, ignoredAnswers });
  return matches.length === 0 ? null : { ignoredAnswers, matches };
}

interface MatchRequest {
  criteria: SearchCriteria;
  budget: ReturnType<typeof rangeOf> | null;
  requestedRooms: QuestionnaireAnswers["rooms"];
  ignoredAnswers: readonly ChangeableAnswer[];
}

/** Only a full project lists its units; projects that fail to load are left out. */
async function loadMatches(
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
    return project && unit ? [{ project, unit, requestedRooms: request.requestedRooms }] : [];
  });
}

function sortByVerdict(matches: readonly ProjectMatch[]): ProjectMatch[] {
  return matches.toSorted((one, other) => verdictRank(one.unit) - verdictRank(other.unit));
}

import { studio } from "#domain/rooms.ts";
import type { PropertyCategory } from "#domain/vocabulary.ts";

/** `details` asks for the rooms or the size, depending on the property type. */
export const questionnaireSteps = ["intro", "type", "details", "budget", "result"] as const;
export type QuestionnaireStep = (typeof questionnaireSteps)[number];

/** The last also stands for larger homes. */
export const roomChoices = ["studio", "1+1", "2+1", "3+1", "4+1", "5+1", "6+1", "7+2"] as const;
export type RoomChoice = (typeof roomChoices)[number];

/** Sizes of offices, shops and land, m². */
export const sizeChoices = ["50-200", "200-500", "500-1000"] as const;
export type SizeChoice = (typeof sizeChoices)[number];

/** Slug of the property type of studios, which price lists separate from apartments. */
const studioType = "studios";

/** Property types that always have a bedroom, so a studio is not offered. */
const typesWithBedrooms: ReadonlySet<string> = new Set([
  "villas",
  "penthouses",
  "townhouses",
  "duplexes",
]);

/** Whole USD, purchase costs included; the limits match programme thresholds: $200,000, $400,000, AED 2,000,000. */
export const budgetChoices = [
  "150000-250000",
  "250000-400000",
  "400000-600000",
  "600000-1000000",
  "1000000-1500000",
  "1500000-2000000",
  "2000000-",
] as const;
export type BudgetChoice = (typeof budgetChoices)[number];

interface QuestionnaireType {
  slug: string;
  category: PropertyCategory;
}

/** Null means no preference. */
export interface QuestionnaireAnswers {
  type: string | null;
  rooms: RoomChoice | null;
  size: SizeChoice | null;
  budget: BudgetChoice | null;
}

export const noAnswers: QuestionnaireAnswers = {
  type: null,
  rooms: null,
  size: null,
  budget: null,
};

export interface QuestionnaireState {
  step: QuestionnaireStep;
  answers: QuestionnaireAnswers;
}

/** Returns the bounds of a choice such as `200-500`, in its own unit; null for no upper bound. */
export function rangeOf(choice: SizeChoice | BudgetChoice): { from: number; to: number | null } {
  const [from = "", to = ""] = choice.split("-");
  return { from: Number(from), to: to === "" ? null : Number(to) };
}

/** Whether the step `details` asks for rooms (homes, or no preference) or for the size (everything else). */
export function detailOf(category: PropertyCategory | null): "rooms" | "size" {
  return category === null || category === "residential" ? "rooms" : "size";
}

/** Returns the rooms available for a property type; null means any type. */
export function roomChoicesFor(type: string | null): readonly RoomChoice[] {
  if (type === studioType) return [studio];
  const hasBedrooms = type !== null && typesWithBedrooms.has(type);
  return hasBedrooms ? roomChoices.filter((choice) => choice !== studio) : roomChoices;
}

/** Returns the slugs of matching property types, empty for any; an apartment with studio rooms also matches studios. */
export function matchingTypes({
  type,
  rooms,
}: Pick<QuestionnaireAnswers, "type" | "rooms">): string[] {
  if (type === null) return [];
  return rooms === studio && type !== studioType ? [type, studioType] : [type];
}

/** Clears an unknown type and answers that do not apply to the type. */
export function normalizeAnswers(
  answers: QuestionnaireAnswers,
  types: readonly QuestionnaireType[],
): QuestionnaireAnswers {
  const type = types.find(({ slug }) => slug === answers.type);
  const detail = detailOf(type?.category ?? null);
  return {
    type: type?.slug ?? null,
    rooms:
      detail === "rooms" && isOffered(answers.rooms, type?.slug ?? null) ? answers.rooms : null,
    size: detail === "size" ? answers.size : null,
    budget: answers.budget,
  };
}

function isOffered(rooms: RoomChoice | null, type: string | null): boolean {
  return rooms === null || roomChoicesFor(type).includes(rooms);
}

/** Formats answers for an adviser, by question; `any` for no preference. */
export function enquiryAnswers(
  answers: QuestionnaireAnswers,
  types: readonly QuestionnaireType[],
): Record<string, string> {
  const { type, rooms, size, budget } = normalizeAnswers(answers, types);
  const { category = null } = types.find(({ slug }) => slug === type) ?? {};
  const noPreference = "any";
  return {
    type: type ?? noPreference,
    ...(detailOf(category) === "rooms"
      ? { rooms: rooms ?? noPreference }
      : { size_m2: size ?? noPreference }),
    budget_usd: budget ?? noPreference,
  };
}

export function previousStep(step: QuestionnaireStep): QuestionnaireStep | null {
  return questionnaireSteps[questionnaireSteps.indexOf(step) - 1] ?? null;
}

export function nextStep(step: QuestionnaireStep): QuestionnaireStep | null {
  return questionnaireSteps[questionnaireSteps.indexOf(step) + 1] ?? null;
}

/** The questionnaire's steps and answers (specification, sections 2 and 9). Closed lists: a new choice is a change of code. */
import { studio } from "#domain/rooms.ts";
import type { PropertyCategory } from "#domain/vocabulary.ts";

/** `details` asks for rooms or for the size, as the kind of property has it. */
export const questionnaireSteps = ["intro", "type", "details", "budget", "result"] as const;
export type QuestionnaireStep = (typeof questionnaireSteps)[number];

/** Homes that can be asked for, as the trade writes them; the last stands for everything larger, too. */
export const roomChoices = ["studio", "1+1", "2+1", "3+1", "4+1", "5+1", "6+1", "7+2"] as const;
export type RoomChoice = (typeof roomChoices)[number];

/** Sizes of offices, shops and land, m². */
export const sizeChoices = ["50-200", "200-500", "500-1000"] as const;
export type SizeChoice = (typeof sizeChoices)[number];

/** Kind of property, by its slug, that a studio is in every price list: a kind of its own. */
const kindOfStudios = "studios";

/** Kinds of home that nobody builds without a bedroom; each other one may mean a studio. */
const kindsWithBedrooms: ReadonlySet<string> = new Set([
  "villas",
  "penthouses",
  "townhouses",
  "duplexes",
]);

/** What may be spent, costs included, whole USD. The steps lie where programmes begin: $200,000, $400,000, AED 2,000,000. */
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

/** A property type as far as the questionnaire depends on it. */
interface AskedType {
  slug: string;
  category: PropertyCategory;
}

/** Null wherever the visitor is open to anything. */
export interface QuestionnaireAnswers {
  /** Slug of a property type. */
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

/** Where a visitor stands in the questionnaire. */
export interface QuestionnaireState {
  step: QuestionnaireStep;
  answers: QuestionnaireAnswers;
}

/** The ends of a choice such as `200-500`, in its own unit; null for no end. */
export function endsOf(choice: SizeChoice | BudgetChoice): { from: number; to: number | null } {
  const [from = "", to = ""] = choice.split("-");
  return { from: Number(from), to: to === "" ? null : Number(to) };
}

/** What the step `details` asks for: rooms of homes, the size of everything else; of somebody who is open to any kind, rooms. */
export function detailOf(category: PropertyCategory | null): "rooms" | "size" {
  return category === null || category === "residential" ? "rooms" : "size";
}

/** Homes that there can be of a kind, which is null for any: a studio has no other rooms, a villa is no studio. */
export function roomsOffered(type: string | null): readonly RoomChoice[] {
  if (type === kindOfStudios) return [studio];
  const hasBedrooms = type !== null && kindsWithBedrooms.has(type);
  return hasBedrooms ? roomChoices.filter((choice) => choice !== studio) : roomChoices;
}

/** Kinds of property that meet the answers, by their slugs; empty for any. Whoever wants an apartment without a bedroom means a studio. */
export function kindsAsked({
  type,
  rooms,
}: Pick<QuestionnaireAnswers, "type" | "rooms">): string[] {
  if (type === null) return [];
  return rooms === studio && type !== kindOfStudios ? [type, kindOfStudios] : [type];
}

/** Leaves out a type that there is not, and an answer that nobody is offered about that type. */
export function settledAnswers(
  answers: QuestionnaireAnswers,
  types: readonly AskedType[],
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
  return rooms === null || roomsOffered(type).includes(rooms);
}

/** Answers as an enquiry carries them to an adviser: short lines by the name of the question. */
export function toldAnswers(
  answers: QuestionnaireAnswers,
  types: readonly AskedType[],
): Record<string, string> {
  const { type, rooms, size, budget } = settledAnswers(answers, types);
  const { category = null } = types.find(({ slug }) => slug === type) ?? {};
  const open = "any";
  return {
    type: type ?? open,
    ...(detailOf(category) === "rooms" ? { rooms: rooms ?? open } : { size_m2: size ?? open }),
    budget_usd: budget ?? open,
  };
}

/** The step before; null at the first. */
export function stepBefore(step: QuestionnaireStep): QuestionnaireStep | null {
  return questionnaireSteps[questionnaireSteps.indexOf(step) - 1] ?? null;
}

/** The step after; null at the last. */
export function stepAfter(step: QuestionnaireStep): QuestionnaireStep | null {
  return questionnaireSteps[questionnaireSteps.indexOf(step) + 1] ?? null;
}

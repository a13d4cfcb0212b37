/** The one search compiler: criteria become conditions, and the page, the count and every facet are made from them. */
import { expressionBuilder } from "kysely";
import type { Database } from "#database/schema.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { Reading } from "#catalog/reading.ts";
import {
  projectConditions,
  type ProjectGroup,
  type Vocabulary,
} from "#catalog/search/project-conditions.ts";
import {
  onOffer,
  rowConditions,
  type Condition,
  type RowGroup,
} from "#catalog/search/row-conditions.ts";

export interface Asked {
  /** Country that the listing stands under; null for all. */
  countryId: number | null;
  /** What a saved listing sets; no facet leaves it out. */
  fixed: SearchCriteria;
  /** What the listing's address names; a facet of its group leaves it out like a filter of the visitor. */
  named: SearchCriteria;
  /** What the visitor asks for, known names only. */
  wanted: SearchCriteria;
}

export type Search = ReturnType<typeof compileSearch>;

const eb = expressionBuilder<Database, "project" | "unit">();

/** Compiles a search. Its two queries leave out one group of the visitor's filters where a facet counts that group. */
export function compileSearch(reading: Reading, asked: Asked, vocabulary: Vocabulary) {
  const { countryId, fixed, named, wanted } = asked;
  const fixedRows = Object.values(rowConditions(fixed, vocabulary.directory));
  const open = [named, wanted];
  const openRows = open.map((criteria) => rowConditions(criteria, vocabulary.directory));
  const fixedProject = Object.values(projectConditions(fixed, vocabulary));
  const openProject = open.map((criteria) => projectConditions(criteria, vocabulary));
  const ofCountry = countryId === null ? [] : [eb("project.country_id", "=", countryId)];

  const onProject = (except?: Group): Condition =>
    eb.and([...ofCountry, ...fixedProject, ...withoutGroup(openProject, except)]);
  const onRow = (except?: Group): Condition[] => [...fixedRows, ...withoutGroup(openRows, except)];

  /** Matching projects. */
  function projects(except?: Group) {
    const query = visibleProjects(reading).where(onProject(except));
    const conditions = onRow(except);
    if (conditions.length === 0) return query;
    const matching = eb
      .selectFrom("unit")
      .whereRef("unit.project_id", "=", "project.id")
      .where(eb.and([onOffer, ...conditions]))
      .select("unit.id");
    return query.where(eb.exists(matching));
  }

  /** Matching projects, once for each row that makes them match. */
  function rows(except?: Group) {
    return visibleProjects(reading)
      .innerJoin("unit", "unit.project_id", "project.id")
      .where(onProject(except))
      .where(eb.and([onOffer, ...onRow(except)]));
  }

  return { projects, rows };
}

export type Group = ProjectGroup | RowGroup;

function withoutGroup(
  conditions: readonly Partial<Record<Group, Condition>>[],
  except: Group | undefined,
): Condition[] {
  return conditions
    .flatMap((groups) => Object.entries(groups))
    .filter(([group]) => group !== except)
    .map(([, condition]) => condition);
}

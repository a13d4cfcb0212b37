import { linkTo } from "#domain/links.ts";
import type { ProjectStatus } from "#domain/vocabulary.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { CoverView } from "#site/components/cover.tsx";
import { coverView } from "#site/components/project-card-view.server.ts";
import { tideView, type TideView } from "#site/components/tide-line-view.server.ts";
import type { ComparedProject } from "./compared-project.ts";
import type { CellView } from "./comparison-cells.server.ts";
import { comparisonGroups, type ComparisonRow } from "./comparison-rows.server.ts";
import { compareRow } from "./differences.ts";

export interface ComparisonView {
  projects: readonly ComparedProjectView[];
  /** All names and all references, as lists. */
  names: string;
  references: string;
  groups: readonly GroupView[];
  /** Whether any row is equal in all projects, which makes the switch useful. */
  hasEqualRows: boolean;
  hasSold: boolean;
  /** Date of the oldest figure among the costs; null without projects. */
  costsAsOf: string | null;
}

export interface ComparedProjectView {
  ref: string;
  name: string;
  href: string;
  status: ProjectStatus;
  cover: CoverView;
  tide: TideView;
}

interface GroupView {
  name: string;
  rows: readonly RowView[];
}

export interface RowView {
  key: string;
  name: string;
  differs: boolean;
  /** Replaces the cells when no project has a value; null when they are shown. */
  emptyText: string | null;
  /** One per project, in the same order. */
  cells: readonly { content: CellView; best: string | null }[];
}

export function comparisonView(
  projects: readonly ComparedProject[],
  visitor: Visitor,
): ComparisonView {
  const { format } = visitor;
  const [oldest] = projects.map(({ costsAsOf }) => costsAsOf).sort();
  const groups = comparisonGroups(visitor).map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => rowView(row, projects, visitor)),
  }));
  return {
    projects: projects.map((project) => comparedProjectView(project, visitor)),
    names: format.list(projects.map(({ name }) => isolate(name))),
    references: format.list(projects.map(({ ref }) => isolate(ref))),
    groups,
    hasEqualRows: groups.some(({ rows }) => rows.some(({ differs }) => !differs)),
    hasSold: projects.some(({ status }) => status === "sold"),
    costsAsOf: oldest === undefined ? null : format.date(oldest),
  };
}

function comparedProjectView(project: ComparedProject, visitor: Visitor): ComparedProjectView {
  const { ref, name, place, slug, status } = project;
  const [country, city] = [place.country.slug, place.city.slug];
  return {
    ref,
    name,
    href: linkTo(visitor.locale, "project", { country, city, slug }),
    status,
    cover: coverView(project),
    tide: tideView(project.plan, visitor),
  };
}

function rowView(
  row: ComparisonRow,
  projects: readonly ComparedProject[],
  visitor: Visitor,
): RowView {
  const { key, name, emptyText } = row;
  const { differs, best, bestReferences, isEmpty } = compareRow(row, projects);
  const t = translatorFor(visitor.locale, "compare");
  const bestTexts = {
    lowest: t("best.lowest"),
    highest: t("best.highest"),
    soonest: t("best.soonest"),
  };
  return {
    key,
    name,
    differs,
    emptyText: isEmpty && emptyText !== undefined ? emptyText : null,
    cells: projects.map((project) => ({
      content: row.cell(project),
      best: best !== null && bestReferences.includes(project.ref) ? bestTexts[best] : null,
    })),
  };
}

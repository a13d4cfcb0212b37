import { linkTo } from "#domain/links.ts";
import type { ProjectStatus } from "#domain/vocabulary.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { CoverView } from "#site/components/cover.tsx";
import { coverView } from "#site/components/project-card-view.server.ts";
import { tideView, type TideView } from "#site/components/tide-line-view.server.ts";
import type { ComparedHome } from "./compared-home.ts";
import type { CellView } from "./comparison-cells.server.ts";
import { comparisonGroups, type ComparisonRow } from "./comparison-rows.server.ts";
import { compareRow } from "./differences.ts";

export interface ComparisonView {
  homes: readonly HomeView[];
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

export interface HomeView {
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
  /** Stands in place of the cells where no home has a value; null where they are shown. */
  emptyText: string | null;
  /** One per project, in the same order. */
  cells: readonly { content: CellView; best: string | null }[];
}

export function comparisonView(homes: readonly ComparedHome[], visitor: Visitor): ComparisonView {
  const { format } = visitor;
  const [oldest] = homes.map(({ costsAsOf }) => costsAsOf).sort();
  const groups = comparisonGroups(visitor).map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => rowView(row, homes, visitor)),
  }));
  return {
    homes: homes.map((home) => homeView(home, visitor)),
    names: format.list(homes.map(({ name }) => isolate(name))),
    references: format.list(homes.map(({ ref }) => isolate(ref))),
    groups,
    hasEqualRows: groups.some(({ rows }) => rows.some(({ differs }) => !differs)),
    hasSold: homes.some(({ status }) => status === "sold"),
    costsAsOf: oldest === undefined ? null : format.date(oldest),
  };
}

function homeView(home: ComparedHome, visitor: Visitor): HomeView {
  const { ref, name, place, slug, status } = home;
  const [country, city] = [place.country.slug, place.city.slug];
  return {
    ref,
    name,
    href: linkTo(visitor.locale, "project", { country, city, slug }),
    status,
    cover: coverView(home),
    tide: tideView(home.plan, visitor),
  };
}

function rowView(row: ComparisonRow, homes: readonly ComparedHome[], visitor: Visitor): RowView {
  const { key, name, emptyText } = row;
  const { differs, best, ahead, empty } = compareRow(row, homes);
  const t = translatorFor(visitor.locale, "compare");
  const words = {
    lowest: t("best.lowest"),
    highest: t("best.highest"),
    soonest: t("best.soonest"),
  };
  return {
    key,
    name,
    differs,
    emptyText: empty && emptyText !== undefined ? emptyText : null,
    cells: homes.map((home) => ({
      content: row.cell(home),
      best: best !== null && ahead.includes(home.ref) ? words[best] : null,
    })),
  };
}

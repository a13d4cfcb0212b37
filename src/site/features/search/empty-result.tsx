import { useTranslations } from "use-intl";
import type { Listing } from "#contract/listing.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useAdviserLink } from "#site/features/search/adviser-link.ts";
import { clearedSelection } from "#site/features/search/cleared.ts";
import {
  activeGroups,
  withoutGroup,
  type FilterGroup,
} from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import { useListingHeading } from "#site/features/search/listing-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { selectionHref } from "#site/features/search/selection.ts";
import { SearchForm } from "#site/parts/search-box/search-form.tsx";
import { Chart } from "#site/ui/chart.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface EmptyResultProps {
  view: ListingView;
  /** Filters that hide something, the one that hides most first. */
  drops: Listing["drops"];
  nearest: Listing["nearest"];
}

const mostOffered = 3;

/** Nothing was found: which filter to drop, what that brings back, and whom to ask. */
export function EmptyResult({ view, drops, nearest }: EmptyResultProps) {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const { selection, search } = view;
  const groups = activeGroups(selection.criteria);
  const offered = drops.slice(0, mostOffered);
  return (
    <div className="empty">
      <div className="empty__c">
        <Chart drawing="open-water" />
      </div>
      <div className="empty__b">
        <h2 className="h-2">
          <Refusal view={view} />
        </h2>
        <Hints view={view} drops={offered} />
        <div className="cluster">
          {waysOut(offered, nearest).map((dropped, index) => (
            <DropLink key={dropped.join()} view={view} groups={dropped} first={index === 0} />
          ))}
          {groups.length > 0 && groups.join() !== "query" && (
            <Link className="btn btn--line" to={selectionHref(locale, clearedSelection(view))}>
              {t("filters.clear")}
            </Link>
          )}
        </div>
        {search !== null && <SearchForm label={t("search")} typed={search.typed} quiet />}
        <AdviserLink view={view} />
      </div>
    </div>
  );
}

/** What may be dropped: one filter each, or together those that the nearest do not meet, where no filter alone stands in the way. */
function waysOut(
  drops: Listing["drops"],
  nearest: Listing["nearest"],
): readonly (readonly FilterGroup[])[] {
  if (drops.length > 0) return drops.map(({ filter }) => [filter]);
  return nearest === null ? [] : [nearest.without];
}

/** What nothing was found for, in one sentence. */
function Refusal({ view: { selection } }: { view: ListingView }) {
  const t = useTranslations("listing.empty");
  const { criteria } = selection;
  const filters = activeGroups({ ...criteria, query: "" }).length;
  if (criteria.query === "") return filters === 0 ? t("nothing") : t("filters", { filters });
  return filters === 0 ? t("text", { text: isolate(criteria.query) }) : t("search");
}

function Hints({ view, drops }: Pick<EmptyResultProps, "view" | "drops">) {
  const t = useTranslations("listing.empty");
  const names = useFilterNames();
  const heading = useListingHeading(view.scope);
  const { selection, facets } = view;
  const groups = activeGroups(selection.criteria);
  const b = (chunks: React.ReactNode) => <b>{chunks}</b>;
  if (groups.length === 0) return <p className="soft">{t("nothing_text", { heading })}</p>;
  if (groups.join() === "query") return <p className="soft">{t("text_hint")}</p>;
  if (drops.length === 0) return <p className="soft">{t("several")}</p>;
  return (
    <ul className="soft" role="list">
      {drops.map(({ filter: group, count }) => {
        const filter = names.quoted(group, selection.criteria, facets);
        return <li key={group}>{t.rich("dropping", { filter, count, b })}</li>;
      })}
    </ul>
  );
}

interface DropLinkProps {
  view: ListingView;
  /** What goes; usually one filter. */
  groups: readonly FilterGroup[];
  first: boolean;
}

function DropLink({ view: { selection, facets }, groups, first }: DropLinkProps) {
  const { locale, format } = useVisitor();
  const t = useTranslations("listing.empty");
  const names = useFilterNames();
  const { criteria } = selection;
  const filter = format.list(groups.map((group) => names.quoted(group, criteria, facets)));
  const without = { ...selection, criteria: groups.reduce(withoutGroup, criteria) };
  return (
    <Link className={first ? "btn" : "btn btn--line"} to={selectionHref(locale, without)}>
      {groups.join() === "query" ? t("drop_text", { filter }) : t("drop", { filter })}
    </Link>
  );
}

function AdviserLink({ view }: { view: ListingView }) {
  const t = useTranslations("listing.empty");
  const adviser = useAdviserLink(view);
  if (adviser === null) return null;
  return (
    <a className="go" href={adviser}>
      {t("adviser")}
      <Icon name="arrow-right" />
    </a>
  );
}

import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { useAdviserLink } from "#site/features/search/adviser-link.ts";
import { activeGroups, withoutFilters, withoutGroup } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import { useListingHeading } from "#site/features/search/listing-names.ts";
import type { Drop, ListingView } from "#site/features/search/listing-view.ts";
import { selectionHref } from "#site/features/search/selection.ts";
import { Chart } from "#site/ui/chart.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface EmptyResultProps {
  view: ListingView;
  /** Filters that hide something, the one that hides most first. */
  drops: readonly Drop[];
}

/** Nothing was found: which filter to drop, what that brings back, and whom to ask. */
export function EmptyResult({ view, drops }: EmptyResultProps) {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const heading = useListingHeading(view.scope);
  const filters = activeGroups(view.selection.criteria).length;
  const { selection } = view;
  const cleared = { ...selection, criteria: withoutFilters(selection.criteria) };
  return (
    <div className="empty">
      <div className="empty__c">
        <Chart drawing="open-water" />
      </div>
      <div className="empty__b">
        <h2 className="h-2">
          {filters === 0 ? t("empty.nothing") : t("empty.filters", { filters })}
        </h2>
        {filters === 0 ? (
          <p className="soft">{t("empty.nothing_text", { heading })}</p>
        ) : (
          <DropHints view={view} drops={drops} />
        )}
        <div className="cluster">
          <DropLinks view={view} drops={drops} />
          {filters > 0 && (
            <Link className="btn btn--line" to={selectionHref(locale, cleared)}>
              {t("filters.clear")}
            </Link>
          )}
        </div>
        <AdviserLink view={view} />
      </div>
    </div>
  );
}

function DropHints({ view, drops }: EmptyResultProps) {
  const t = useTranslations("listing.empty");
  const names = useFilterNames();
  const { selection, facets } = view;
  const b = (chunks: React.ReactNode) => <b>{chunks}</b>;
  if (drops.length === 0) return <p className="soft">{t("several")}</p>;
  return (
    <ul className="soft" role="list">
      {drops.map(({ group, count }) => {
        const filter = names.chosen(group, selection.criteria, facets);
        return <li key={group}>{t.rich("dropping", { filter, count, b })}</li>;
      })}
    </ul>
  );
}

function DropLinks({ view: { selection, facets }, drops }: EmptyResultProps) {
  const { locale } = useVisitor();
  const t = useTranslations("listing.empty");
  const names = useFilterNames();
  return drops.map(({ group }, index) => {
    const without = { ...selection, criteria: withoutGroup(selection.criteria, group) };
    return (
      <Link
        key={group}
        className={index === 0 ? "btn" : "btn btn--line"}
        to={selectionHref(locale, without)}
      >
        {t("drop", { filter: names.chosen(group, selection.criteria, facets) })}
      </Link>
    );
  });
}

function AdviserLink({ view }: { view: ListingView }) {
  const t = useTranslations("listing.empty");
  return (
    <a className="go" href={useAdviserLink(view)}>
      {t("adviser")}
      <Icon name="arrow-right" />
    </a>
  );
}

import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { ActiveFilters } from "#site/features/search/active-filters.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { SortForm } from "#site/features/search/sort-form.tsx";

/** How many projects there are, the filters in force, and the order. */
export function ResultsLine({ view }: { view: ListingView }) {
  return (
    <div className="results">
      <p role="status">
        <Count view={view} />
      </p>
      <ActiveFilters view={view} />
      {view.page.total > 1 && <SortForm selection={view.selection} />}
    </div>
  );
}

function Count({ view: { scope, page } }: { view: ListingView }) {
  const t = useTranslations("listing");
  const { format } = useVisitor();
  const { number, size, total, pages } = page;
  const place = scope.city ?? scope.country;
  const b = (chunks: React.ReactNode) => <b className="num">{chunks}</b>;
  const from = (number - 1) * size + 1;
  const to = Math.min(number * size, total);
  return (
    <>
      {place === null
        ? t.rich("count_all", { count: total, b })
        : t.rich("count", { count: total, place: place.nameIn, b })}
      {pages > 1 && (
        <span className="soft results__page">
          {t("on_page", { from: format.number(from), to: format.number(to) })}
        </span>
      )}
    </>
  );
}

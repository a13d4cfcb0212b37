import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { ActiveFilters } from "#site/features/search/active-filters.tsx";
import { isActive, type FilterGroup } from "#site/features/search/filter-groups.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { useOrderNames } from "#site/features/search/order-names.ts";
import { SortForm } from "#site/features/search/sort-form.tsx";
import { useChoosing } from "#site/features/search/choosing.tsx";

/** Filters that one unit of a project has to meet, while its card shows the price of the cheapest. */
const ofOneUnit: readonly FilterGroup[] = ["type", "price", "rooms", "area"];

/** How many projects there are, the filters in force, the order, and which price the cards show: told with the choice, so that nothing moves when its homes come. */
export function ResultsLine({ view }: { view: ListingView }) {
  const t = useTranslations("listing");
  const { selection } = useChoosing();
  const { scope, page } = view;
  const mayDiffer = ofOneUnit.some(
    (group) => scope.fixed.includes(group) || isActive(selection.criteria, group),
  );
  return (
    <div className="results">
      <p role="status" tabIndex={-1}>
        <Count view={view} />
        {page.total > 1 && <Order view={view} />}
      </p>
      <ActiveFilters view={view} />
      {page.total > 1 && <SortForm view={view} />}
      {page.total > 0 && mayDiffer && <p className="results__note">{t("card_price")}</p>}
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
        <>
          {" "}
          <span className="soft results__page">
            {t("on_page", { from: format.number(from), to: format.number(to) })}
          </span>
        </>
      )}
    </>
  );
}

/** For those alone who hear what a choice has changed: another order of as many homes would say nothing. */
function Order({ view: { asked, selection } }: { view: ListingView }) {
  const t = useTranslations("listing.sort");
  const names = useOrderNames(selection);
  return (
    <>
      {" "}
      <span className="vh">{`${t("label")} ${names[asked.criteria.sort]}`}</span>
    </>
  );
}

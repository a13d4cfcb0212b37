import { useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { emptyCriteria, writeSearchCriteria } from "#contract/search-criteria.ts";
import { unitFilters } from "#domain/search/filters.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { ActiveFilters } from "#site/features/search/active-filters.tsx";
import {
  preventSubmit,
  readFilterForm,
  useChangeBeforeHydration,
} from "#site/features/search/filter-form.ts";
import { useListingSelection, useShowsPending } from "#site/features/search/pending-selection.tsx";
import { isActive } from "#site/features/search/filter-groups.ts";
import type { ListingView, SortView } from "#site/features/search/listing-view.server.ts";
import { selectionPath } from "#site/features/search/listing-selection.ts";

/** Updates with the pending selection, so that nothing shifts when results arrive. */
export function ResultsSummary({ view }: { view: ListingView }) {
  const t = useTranslations("listing");
  const { interpreted } = useListingSelection();
  const { filters, total } = view;
  const { count, onPage, sort } = view.results;
  // A unit that meets them all may cost more than the cheapest, whose price is on the card.
  const mayDiffer = unitFilters.some(
    (group) => filters.fixed.includes(group) || isActive(interpreted.criteria, group),
  );
  return (
    <div className="results-summary">
      <p role="status" tabIndex={-1}>
        {count.before}
        {count.figure !== "" && <b className="numeric">{count.figure}</b>}
        {count.after}
        {onPage !== null && (
          <>
            {" "}
            <span className="soft results-summary__page">{onPage}</span>
          </>
        )}
        {sort !== null && (
          <>
            {" "}
            <span className="visually-hidden">{sort.announcement}</span>
          </>
        )}
      </p>
      <ActiveFilters filters={filters} />
      {sort !== null && <SortForm orders={sort.orders} />}
      {total > 0 && mayDiffer && <p className="results-summary__note">{t("card_price")}</p>}
    </div>
  );
}

/** Applies at once; without script a button submits it. The text stays as typed. */
function SortForm({ orders }: Pick<SortView, "orders">) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("listing.sort");
  const { requested, chooseSort } = useListingSelection();
  const form = useRef<HTMLFormElement>(null);
  useChangeBeforeHydration(form, (changed) => chooseSort(readFilterForm(changed).sort));
  const { sort: _, page: __, ...filters } = requested.criteria;
  const hiddenFields = writeSearchCriteria({ ...emptyCriteria, ...filters });
  return (
    <form
      ref={form}
      className="sort"
      autoComplete="off"
      action={selectionPath(locale, { ...requested, criteria: emptyCriteria })}
      onSubmit={(event) => chooseSort(readFilterForm(preventSubmit(event)).sort)}
    >
      {[...hiddenFields].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{t("label")}</span>
        <select
          className="input"
          name="sort"
          value={requested.criteria.sort}
          onChange={({ currentTarget }) => {
            if (currentTarget.form !== null) chooseSort(readFilterForm(currentTarget.form).sort);
          }}
        >
          {orders.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="btn btn--line without-script" type="submit">
        {t("apply")}
      </button>
    </form>
  );
}

/** Results; dimmed while others load. */
export function Results({ children }: { children: ReactNode }) {
  const isPending = useShowsPending();
  return (
    <div className="listing-results" aria-busy={isPending || undefined}>
      {children}
    </div>
  );
}

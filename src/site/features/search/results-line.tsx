import { useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { anyCriteria, searchQuery } from "#contract/search-criteria.ts";
import { unitFilters } from "#domain/search/filters.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { ActiveFilters } from "#site/features/search/active-filters.tsx";
import { answered, chosenIn, useChangeBeforeHydration } from "#site/features/search/choice-form.ts";
import { useChoosing, useTellsUnderWay } from "#site/features/search/choosing.tsx";
import { isActive } from "#site/features/search/filter-groups.ts";
import type { ListingView, SortView } from "#site/features/search/listing-view.server.ts";
import { selectionPath } from "#site/features/search/selection.ts";

/** Updates with the pending selection, so that nothing shifts when results arrive. */
export function ResultsLine({ view }: { view: ListingView }) {
  const t = useTranslations("listing");
  const { selection } = useChoosing();
  const { filters, total } = view;
  const { count, onPage, sort } = view.results;
  // A unit that meets them all may cost more than the cheapest, whose price is on the card.
  const mayDiffer = unitFilters.some(
    (group) => filters.fixed.includes(group) || isActive(selection.criteria, group),
  );
  return (
    <div className="results">
      <p role="status" tabIndex={-1}>
        {count.before}
        {count.figure !== "" && <b className="num">{count.figure}</b>}
        {count.after}
        {onPage !== null && (
          <>
            {" "}
            <span className="soft results__page">{onPage}</span>
          </>
        )}
        {sort !== null && (
          <>
            {" "}
            <span className="vh">{sort.said}</span>
          </>
        )}
      </p>
      <ActiveFilters filters={filters} />
      {sort !== null && <SortForm orders={sort.orders} />}
      {total > 0 && mayDiffer && <p className="results__note">{t("card_price")}</p>}
    </div>
  );
}

/** Applies at once; without script a button submits it. The text stays as typed. */
function SortForm({ orders }: Pick<SortView, "orders">) {
  const { locale } = useVisitorChoice();
  const t = useTranslations("listing.sort");
  const { asked, chooseOrder } = useChoosing();
  const form = useRef<HTMLFormElement>(null);
  useChangeBeforeHydration(form, (changed) => chooseOrder(chosenIn(changed).sort));
  const { sort: _, page: __, ...filters } = asked.criteria;
  const kept = searchQuery({ ...anyCriteria, ...filters });
  return (
    <form
      ref={form}
      className="sort"
      autoComplete="off"
      action={selectionPath(locale, { ...asked, criteria: anyCriteria })}
      onSubmit={(event) => chooseOrder(chosenIn(answered(event)).sort)}
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{t("label")}</span>
        <select
          className="input"
          name="sort"
          value={asked.criteria.sort}
          onChange={({ currentTarget }) => {
            if (currentTarget.form !== null) chooseOrder(chosenIn(currentTarget.form).sort);
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
export function Found({ children }: { children: ReactNode }) {
  const pales = useTellsUnderWay();
  return (
    <div className="found" aria-busy={pales || undefined}>
      {children}
    </div>
  );
}

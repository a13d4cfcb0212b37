import { useRef } from "react";
import { useTranslations } from "use-intl";
import { anyCriteria, searchQuery, sortOrders } from "#contract/search-criteria.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { answered, chosenIn } from "#site/features/search/chosen-in-form.ts";
import { useChoosing, useEarlyChange } from "#site/features/search/choosing.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { useOrderNames } from "#site/features/search/order-names.ts";
import { selectionPath } from "#site/features/search/selection.ts";

/** The order of a listing; what was asked for stays as it was asked. A choice applies at once; without a script a button sends it. */
export function SortForm({ view: { selection } }: { view: ListingView }) {
  const { locale } = useVisitor();
  const t = useTranslations("listing.sort");
  const { asked, chooseOrder } = useChoosing();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChange(form, (changed) => chooseOrder(chosenIn(changed).sort));
  const names = useOrderNames(selection);
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
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {names[order]}
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

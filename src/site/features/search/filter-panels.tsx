import { useTranslations } from "use-intl";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import {
  filterNames,
  flagFilters,
  type ListFilter,
  type SearchFilter,
} from "#domain/search/filters.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useShowsPending } from "#site/features/search/pending-selection.tsx";
import { CheckboxGroup, FlagGroup } from "#site/features/search/filter-checkboxes.tsx";
import { FilterDropdown } from "#site/features/search/filter-dropdown.tsx";
import { isActive } from "#site/features/search/filter-groups.ts";
import {
  chosenValues,
  offeredOptions,
  useFilterNames,
} from "#site/features/search/filter-names.ts";
import type { FiltersView } from "#site/features/search/filters-view.server.ts";
import { RangeFields } from "#site/features/search/range-fields.tsx";

interface FilterPanelsProps {
  filters: FiltersView;
  chosen: SearchCriteria;
  /** Projects that the form leaves; null while typed input is not counted yet. */
  total: number | null;
  onChoose: (form: HTMLFormElement) => void;
}

/** More values are summarised as a count, to leave room for the other filters. */
const maxNamed = 2;

/** The filters that most visitors use. */
const mainFilters = ["city", "town", "type", "price", "rooms", "handover"] as const;
const otherFilters = filterNames.filter((name) => !mainFilters.some((group) => group === name));

/** The main filters each behind a chip, and one chip for all others. */
export function FilterPanels(props: FilterPanelsProps) {
  const { city, town } = props.chosen;
  const showsTown = city.length + town.length > 0;
  return (
    <>
      {mainFilters
        .filter((group) => group !== "town" || showsTown)
        .map((group) =>
          group === "price" ? (
            <PriceDropdown key={group} {...props} />
          ) : (
            <CheckboxDropdown key={group} group={group} {...props} />
          ),
        )}
      <MoreFilters {...props} />
    </>
  );
}

function PriceDropdown({ filters, chosen, total, onChoose }: FilterPanelsProps) {
  const names = useFilterNames(filters.options);
  const { bounds, fixed } = filters;
  if (fixed.includes("price")) return null;
  return (
    <FilterDropdown name={names.group("price")} chosen={names.chosen("price", chosen)}>
      <RangeFields group="price" chosen={chosen.price} bounds={bounds.price} onChoose={onChoose} />
      <ShowButton total={total} />
    </FilterDropdown>
  );
}

function CheckboxDropdown(props: FilterPanelsProps & { group: ListFilter }) {
  const { group, filters, chosen, total, onChoose } = props;
  const names = useFilterNames(filters.options);
  const { format } = useVisitor();
  const options = offeredOptions(filters.options[group]);
  if (filters.fixed.includes(group) || options.length === 0) return null;
  const title = names.group(group);
  const count = chosenValues(chosen, group).length;
  const label = count > maxNamed ? format.number(count) : names.chosen(group, chosen);
  return (
    <FilterDropdown name={title} chosen={label}>
      <CheckboxGroup
        group={group}
        title={title}
        options={options}
        chosen={chosen}
        onChoose={onChoose}
      />
      <ShowButton total={total} />
    </FilterDropdown>
  );
}

const checkboxFilters = ["status", "developer", "amenity"] as const;
const columnsOf = {
  status: "one",
  developer: "two",
  amenity: "all",
} as const satisfies Record<Exclude<ListFilter, (typeof mainFilters)[number]>, string>;

function MoreFilters({ filters, chosen, total, onChoose }: FilterPanelsProps) {
  const t = useTranslations("listing.filters");
  const { format } = useVisitor();
  const names = useFilterNames(filters.options);
  const { bounds, fixed, options, flags: counts } = filters;
  const isOffered = (group: SearchFilter) => !fixed.includes(group);
  const active = otherFilters.filter((group) => isActive(chosen, group)).length;
  const offeredFlags = flagFilters.filter(
    (flag) => isOffered(flag) && (counts[flag] > 0 || chosen[flag]),
  );
  /** Sea view has its own checkbox. */
  const optionsOf = (group: (typeof checkboxFilters)[number]) =>
    offeredOptions(options[group]).filter(
      ({ value }) => value !== "sea-view" || chosen.amenity.includes(value),
    );
  return (
    <FilterDropdown name={t("more")} chosen={active === 0 ? "" : format.number(active)} wide>
      <div className="filters__more">
        <RangeFields group="area" chosen={chosen.area} bounds={bounds.area} onChoose={onChoose} />
        {offeredFlags.length > 0 && (
          <FlagGroup
            flags={offeredFlags}
            names={names}
            counts={counts}
            chosen={chosen}
            onChoose={onChoose}
          />
        )}
        {checkboxFilters
          .filter((group) => isOffered(group) && optionsOf(group).length > 0)
          .map((group) => (
            <CheckboxGroup
              key={group}
              group={group}
              title={names.group(group)}
              options={optionsOf(group)}
              chosen={chosen}
              onChoose={onChoose}
              titled
              columns={columnsOf[group]}
            />
          ))}
      </div>
      <div className="filters__apply">
        <ShowButton total={total} />
      </div>
    </FilterDropdown>
  );
}

/** Shows how many projects remain, if known. Dims while results load, since on phones the filters cover them. */
export function ShowButton({ total }: Pick<FilterPanelsProps, "total">) {
  const t = useTranslations("listing.filters");
  const isPending = useShowsPending();
  return (
    <button className="btn btn--block" type="submit" aria-busy={isPending || undefined}>
      {total === null ? t("show_uncounted") : t("show", { count: total })}
    </button>
  );
}

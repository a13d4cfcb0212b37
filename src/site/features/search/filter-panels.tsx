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
import { RangeFields } from "#site/features/search/range-group.tsx";

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
const usual = ["city", "town", "type", "price", "rooms", "handover"] as const;
const further = filterNames.filter((name) => !usual.some((group) => group === name));

/** The usual filters each behind a chip, and one chip for all others. */
export function FilterPanels(props: FilterPanelsProps) {
  const { city, town } = props.chosen;
  const asksTown = city.length + town.length > 0;
  return (
    <>
      {usual
        .filter((group) => group !== "town" || asksTown)
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

const boxes = ["status", "developer", "amenity"] as const;
const columnsOf = {
  status: "one",
  developer: "two",
  amenity: "all",
} as const satisfies Record<Exclude<ListFilter, (typeof usual)[number]>, string>;

function MoreFilters({ filters, chosen, total, onChoose }: FilterPanelsProps) {
  const t = useTranslations("listing.filters");
  const { format } = useVisitor();
  const names = useFilterNames(filters.options);
  const { bounds, fixed, options, flags: counts } = filters;
  const isOpen = (group: SearchFilter) => !fixed.includes(group);
  const active = further.filter((group) => isActive(chosen, group)).length;
  const openFlags = flagFilters.filter(
    (flag) => isOpen(flag) && (counts[flag] > 0 || chosen[flag]),
  );
  /** Sea view has its own checkbox. */
  const optionsOf = (group: (typeof boxes)[number]) =>
    offeredOptions(options[group]).filter(
      ({ value }) => value !== "sea-view" || chosen.amenity.includes(value),
    );
  return (
    <FilterDropdown name={t("more")} chosen={active === 0 ? "" : format.number(active)} wide>
      <div className="filters__more">
        <RangeFields group="area" chosen={chosen.area} bounds={bounds.area} onChoose={onChoose} />
        {openFlags.length > 0 && (
          <FlagGroup
            flags={openFlags}
            names={names}
            counts={counts}
            chosen={chosen}
            onChoose={onChoose}
          />
        )}
        {boxes
          .filter((group) => isOpen(group) && optionsOf(group).length > 0)
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
  const pales = useShowsPending();
  return (
    <button className="btn btn--block" type="submit" aria-busy={pales || undefined}>
      {total === null ? t("show_uncounted") : t("show", { count: total })}
    </button>
  );
}

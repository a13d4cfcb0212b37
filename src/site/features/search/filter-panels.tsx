import type { SearchCriteria } from "#contract/search-criteria.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { BoxGroup } from "#site/features/search/box-group.tsx";
import { FilterDrop } from "#site/features/search/filter-drop.tsx";
import {
  chosenValues,
  useFilterNames,
  type BoxGroup as Boxes,
} from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { MoreFilters } from "#site/features/search/more-filters.tsx";
import { RangeGroup } from "#site/features/search/range-group.tsx";
import { ShowButton } from "#site/features/search/show-button.tsx";

export interface FilterPanelsProps {
  view: ListingView;
  chosen: SearchCriteria;
  /** How many projects the form leaves; null while something is typed that has not been counted. */
  total: number | null;
  onChoose: (form: HTMLFormElement) => void;
}

/** More values are counted: their names stand in the line of results, and here would push all other filters aside. */
const mostNamed = 2;

/** The filters that most visitors use, each behind a chip, and one chip for all others. */
export function FilterPanels(props: FilterPanelsProps) {
  return (
    <>
      <BoxDrop group="city" {...props} />
      {(props.chosen.city.length > 0 || props.chosen.town.length > 0) && (
        <BoxDrop group="town" {...props} />
      )}
      <BoxDrop group="type" {...props} />
      <PriceDrop {...props} />
      <BoxDrop group="rooms" {...props} />
      <BoxDrop group="handover" {...props} />
      <MoreFilters {...props} />
    </>
  );
}

function PriceDrop({ view, chosen, total, onChoose }: FilterPanelsProps) {
  const names = useFilterNames();
  const { facets, scope } = view;
  if (scope.fixed.includes("price")) return null;
  return (
    <FilterDrop name={names.group("price")} chosen={names.chosen("price", chosen, facets)}>
      <RangeGroup group="price" chosen={chosen.price} bounds={facets.price} onChoose={onChoose} />
      <ShowButton total={total} />
    </FilterDrop>
  );
}

function BoxDrop({ group, view, chosen, total, onChoose }: FilterPanelsProps & { group: Boxes }) {
  const names = useFilterNames();
  const { format } = useVisitor();
  const { facets, scope } = view;
  if (scope.fixed.includes(group) || facets[group].length === 0) return null;
  const count = chosenValues(chosen, group).length;
  const told = count > mostNamed ? format.number(count) : names.chosen(group, chosen, facets);
  return (
    <FilterDrop name={names.group(group)} chosen={told}>
      <BoxGroup group={group} facets={facets[group]} chosen={chosen} onChoose={onChoose} />
      <ShowButton total={total} />
    </FilterDrop>
  );
}

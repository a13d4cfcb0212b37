import { useTranslations } from "use-intl";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { BoxGroup } from "#site/features/search/box-group.tsx";
import { FilterDrop } from "#site/features/search/filter-drop.tsx";
import type { FilterGroup } from "#site/features/search/filter-groups.ts";
import { useFilterNames, type BoxGroup as Boxes } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { MoreFilters } from "#site/features/search/more-filters.tsx";
import { RangeGroup } from "#site/features/search/range-group.tsx";
import { ShowButton } from "#site/features/search/show-button.tsx";

export interface FilterPanelsProps {
  view: ListingView;
  chosen: SearchCriteria;
  onChoose: (form: HTMLFormElement) => void;
}

/** The filters that most visitors use, each behind a chip, and one chip for all others. */
export function FilterPanels(props: FilterPanelsProps) {
  const t = useTranslations("facets");
  const { view, chosen, onChoose } = props;
  return (
    <>
      <BoxDrop group="city" {...props} />
      {chosen.city.length > 0 && <BoxDrop group="town" {...props} />}
      <BoxDrop group="type" {...props} />
      {!view.scope.fixed.includes("price") && (
        <FilterDrop name={t("price")} chosen={useChosen("price", props)}>
          <RangeGroup
            group="price"
            chosen={chosen.price}
            bounds={view.facets.price}
            onChoose={onChoose}
          />
          <ShowButton total={view.page.total} />
        </FilterDrop>
      )}
      <BoxDrop group="rooms" {...props} />
      <BoxDrop group="handover" {...props} />
      <MoreFilters {...props} />
    </>
  );
}

function BoxDrop({ group, ...props }: FilterPanelsProps & { group: Boxes }) {
  const names = useFilterNames();
  const { view, chosen, onChoose } = props;
  const facets = view.facets[group];
  const label = useChosen(group, props);
  if (view.scope.fixed.includes(group) || facets.length === 0) return null;
  return (
    <FilterDrop name={names.group(group)} chosen={label}>
      <BoxGroup group={group} facets={facets} chosen={chosen} onChoose={onChoose} />
      <ShowButton total={view.page.total} />
    </FilterDrop>
  );
}

function useChosen(group: FilterGroup, { view, chosen }: FilterPanelsProps): string {
  return useFilterNames().chosen(group, chosen, view.facets);
}

import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { BoxGroup } from "#site/features/search/box-group.tsx";
import { FilterDrop } from "#site/features/search/filter-drop.tsx";
import { activeGroups, type FilterGroup } from "#site/features/search/filter-groups.ts";
import type { FilterPanelsProps } from "#site/features/search/filter-panels.tsx";
import { RangeGroup } from "#site/features/search/range-group.tsx";
import { ShowButton } from "#site/features/search/show-button.tsx";
import { WishGroup, type Wish } from "#site/features/search/wish-group.tsx";

const further: readonly FilterGroup[] = [
  "area",
  "status",
  "seaView",
  "citizenship",
  "residence",
  "developer",
  "amenity",
];
const wishes: readonly Wish[] = ["seaView", "citizenship", "residence"];
const boxes = ["status", "developer", "amenity"] as const;
const columnsOf = { status: "one", developer: "two", amenity: "all" } as const;

/** The filters that fewer visitors use, side by side in one panel. */
export function MoreFilters({ view, chosen, total, onChoose }: FilterPanelsProps) {
  const t = useTranslations("listing.filters");
  const { format } = useVisitor();
  const { facets, scope } = view;
  const isOpen = (group: FilterGroup) => !scope.fixed.includes(group);
  const active = activeGroups(chosen).filter((group) => further.includes(group)).length;
  const openWishes = wishes.filter((wish) => isOpen(wish) && (facets[wish] > 0 || chosen[wish]));
  /** Sea view has a box of its own. */
  const facetsOf = (group: (typeof boxes)[number]) =>
    facets[group].filter(({ value }) => value !== "sea-view" || chosen.amenity.includes(value));
  return (
    <FilterDrop name={t("more")} chosen={active === 0 ? "" : format.number(active)} wide>
      <div className="filters__more">
        <RangeGroup group="area" chosen={chosen.area} bounds={facets.area} onChoose={onChoose} />
        {openWishes.length > 0 && (
          <WishGroup wishes={openWishes} facets={facets} chosen={chosen} onChoose={onChoose} />
        )}
        {boxes
          .filter((group) => isOpen(group) && facetsOf(group).length > 0)
          .map((group) => (
            <BoxGroup
              key={group}
              group={group}
              facets={facetsOf(group)}
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
    </FilterDrop>
  );
}

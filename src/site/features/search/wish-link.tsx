import { ChoiceLink } from "#site/features/search/choice-link.tsx";
import { useChoosing } from "#site/features/search/choosing.tsx";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import type { Wish } from "#site/features/search/wish-group.tsx";

/** One click to the homes above a threshold: citizenship where there is such a programme, residence elsewhere. */
export function WishLink({ view: { facets, scope } }: { view: ListingView }) {
  const names = useFilterNames();
  const { selection } = useChoosing();
  const { criteria } = selection;
  const wish = (["citizenship", "residence"] satisfies Wish[]).find(
    (candidate) => facets[candidate] > 0 || criteria[candidate] || scope.fixed.includes(candidate),
  );
  if (wish === undefined || scope.fixed.includes(wish)) return null;
  return (
    <ChoiceLink
      className={criteria[wish] ? "chip chip--on filters__wish" : "chip filters__wish"}
      change={({ criteria: before, ...listing }) => ({
        ...listing,
        criteria: { ...before, [wish]: !before[wish], page: 1 },
      })}
      aria-current={criteria[wish] ? "true" : undefined}
    >
      {names.group(wish)}
    </ChoiceLink>
  );
}

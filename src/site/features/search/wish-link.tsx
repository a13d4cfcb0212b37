import { useVisitor } from "#i18n/visitor.tsx";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { selectionHref } from "#site/features/search/selection.ts";
import type { Wish } from "#site/features/search/wish-group.tsx";
import { Link } from "#site/ui/link.tsx";

/** One click to the homes above a threshold: citizenship where there is such a programme, residence elsewhere. */
export function WishLink({ view: { selection, facets, scope } }: { view: ListingView }) {
  const { locale } = useVisitor();
  const names = useFilterNames();
  const { criteria } = selection;
  const wish = (["citizenship", "residence"] satisfies Wish[]).find(
    (candidate) => facets[candidate] > 0 || criteria[candidate],
  );
  if (wish === undefined || scope.fixed.includes(wish)) return null;
  const toggled = { ...criteria, [wish]: !criteria[wish], page: 1 };
  return (
    <Link
      className={criteria[wish] ? "chip chip--on filters__wish" : "chip filters__wish"}
      to={selectionHref(locale, { ...selection, criteria: toggled })}
      aria-current={criteria[wish] ? "true" : undefined}
      preventScrollReset
    >
      {names.group(wish)}
    </Link>
  );
}

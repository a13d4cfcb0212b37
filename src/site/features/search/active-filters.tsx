import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { clearedSelection, withoutNamedCountry } from "#site/features/search/cleared.ts";
import { activeGroups, withoutGroup } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { selectionHref, type Selection } from "#site/features/search/selection.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** The filters in force, those understood from a text among them, each a link that takes it off. */
export function ActiveFilters({ view }: { view: ListingView }) {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const names = useFilterNames();
  const { selection, facets, search } = view;
  const { criteria } = selection;
  const country = search?.country ?? null;
  const groups = activeGroups(criteria);
  if (groups.length === 0 && country === null) return null;
  return (
    <ul className="active" role="list" aria-label={t("active")}>
      {country !== null && <Filter name={country.name} without={withoutNamedCountry(view)} />}
      {groups.map((group) => (
        <Filter
          key={group}
          name={names.chosen(group, criteria, facets)}
          without={{ ...selection, criteria: withoutGroup(criteria, group) }}
        />
      ))}
      <li>
        <Link
          className="clear"
          to={selectionHref(locale, clearedSelection(view))}
          preventScrollReset
        >
          {t("filters.clear")}
        </Link>
      </li>
    </ul>
  );
}

function Filter({ name, without }: { name: string; without: Selection }) {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  return (
    <li>
      <Link
        className="chip"
        to={selectionHref(locale, without)}
        aria-label={t("remove", { filter: name })}
        preventScrollReset
      >
        <bdi>{name}</bdi>
        <Icon name="x" />
      </Link>
    </li>
  );
}

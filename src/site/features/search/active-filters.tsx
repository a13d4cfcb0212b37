import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { activeGroups, withoutFilters, withoutGroup } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { selectionHref } from "#site/features/search/selection.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** The filters in force, each a link that takes it off. */
export function ActiveFilters({ view: { selection, facets } }: { view: ListingView }) {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const names = useFilterNames();
  const { criteria } = selection;
  const groups = activeGroups(criteria);
  if (groups.length === 0) return null;
  return (
    <ul className="active" role="list" aria-label={t("active")}>
      {groups.map((group) => {
        const filter = names.chosen(group, criteria, facets);
        const without = { ...selection, criteria: withoutGroup(criteria, group) };
        return (
          <li key={group}>
            <Link
              className="chip"
              to={selectionHref(locale, without)}
              aria-label={t("remove", { filter })}
              preventScrollReset
            >
              <bdi>{filter}</bdi>
              <Icon name="x" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          className="clear"
          to={selectionHref(locale, { ...selection, criteria: withoutFilters(criteria) })}
          preventScrollReset
        >
          {t("filters.clear")}
        </Link>
      </li>
    </ul>
  );
}

import { useTranslations } from "use-intl";
import { SelectionLink } from "#site/features/search/selection-link.tsx";
import {
  useListingSelection,
  type SelectionChange,
} from "#site/features/search/pending-selection.tsx";
import {
  clearedSelection,
  countActive,
  activeFilters,
  withoutGroup,
  withoutTypedCountry,
} from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { FiltersView } from "#site/features/search/filters-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";

/** Active filters, those parsed from text and pending ones included; each link removes one. */
export function ActiveFilters({ filters }: { filters: FiltersView }) {
  const t = useTranslations("listing");
  const names = useFilterNames(filters.options);
  const { interpreted } = useListingSelection();
  const typedCountry = filters.country;
  const { criteria } = interpreted;
  const shown = activeFilters(interpreted, typedCountry);
  if (countActive(shown) === 0) return null;
  const { country, groups } = shown;
  return (
    <ul className="active" role="list" aria-label={t("applied_filters")}>
      {country !== null && (
        <Filter
          name={country.name}
          change={(before) => withoutTypedCountry(before, typedCountry)}
        />
      )}
      {groups.map((group) => (
        <Filter
          key={group}
          name={names.chosen(group, criteria)}
          change={(before) => ({ ...before, criteria: withoutGroup(before.criteria, group) })}
        />
      ))}
      <li>
        <SelectionLink
          className="clear"
          change={(before) => clearedSelection(before, typedCountry)}
          onChoose={focusCount}
        >
          {t("filters.clear")}
        </SelectionLink>
      </li>
    </ul>
  );
}

function Filter({ name, change }: { name: string; change: SelectionChange }) {
  const t = useTranslations("listing");
  return (
    <li>
      <SelectionLink
        className="chip"
        change={change}
        aria-label={t("remove", { filter: name })}
        onChoose={focusNext}
      >
        <bdi>{name}</bdi>
        <Icon name="x" />
      </SelectionLink>
    </li>
  );
}

/** The link unmounts and would lose focus; after the last filter the whole row does. */
function focusNext(link: HTMLAnchorElement) {
  if (link.closest("ul")?.querySelectorAll(".chip").length === 1) return focusCount(link);
  link.closest("li")?.nextElementSibling?.querySelector("a")?.focus();
}

/** Focuses the result count, which stays mounted. */
function focusCount(link: HTMLAnchorElement) {
  const count = link.closest(".results-summary")?.querySelector<HTMLElement>("[role=status]");
  count?.focus({ preventScroll: true });
}

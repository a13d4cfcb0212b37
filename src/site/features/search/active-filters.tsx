import { useTranslations } from "use-intl";
import { ChoiceLink } from "#site/features/search/choice-link.tsx";
import { useChoosing, type Change } from "#site/features/search/choosing.tsx";
import {
  clearedSelection,
  countOf,
  inForce,
  withoutGroup,
  withoutNamedCountry,
} from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { FiltersView } from "#site/features/search/filters-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";

/** Active filters, those parsed from text and pending ones included; each link removes one. */
export function ActiveFilters({ filters }: { filters: FiltersView }) {
  const t = useTranslations("listing");
  const names = useFilterNames(filters.options);
  const { selection } = useChoosing();
  const typed = filters.country;
  const { criteria } = selection;
  const shown = inForce(selection, typed);
  if (countOf(shown) === 0) return null;
  const { country, groups } = shown;
  return (
    <ul className="active" role="list" aria-label={t("active")}>
      {country !== null && (
        <Filter name={country.name} change={(before) => withoutNamedCountry(before, typed)} />
      )}
      {groups.map((group) => (
        <Filter
          key={group}
          name={names.chosen(group, criteria)}
          change={(before) => ({ ...before, criteria: withoutGroup(before.criteria, group) })}
        />
      ))}
      <li>
        <ChoiceLink
          className="clear"
          change={(before) => clearedSelection(before, typed)}
          onChoose={focusCount}
        >
          {t("filters.clear")}
        </ChoiceLink>
      </li>
    </ul>
  );
}

function Filter({ name, change }: { name: string; change: Change }) {
  const t = useTranslations("listing");
  return (
    <li>
      <ChoiceLink
        className="chip"
        change={change}
        aria-label={t("remove", { filter: name })}
        onChoose={focusNext}
      >
        <bdi>{name}</bdi>
        <Icon name="x" />
      </ChoiceLink>
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
  const count = link.closest(".results")?.querySelector<HTMLElement>("[role=status]");
  count?.focus({ preventScroll: true });
}

import { useTranslations } from "use-intl";
import { ChoiceLink } from "#site/features/search/choice-link.tsx";
import { useChoosing, type Change } from "#site/features/search/choosing.tsx";
import { clearedSelection, withoutNamedCountry } from "#site/features/search/cleared.ts";
import { withoutGroup } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import { countOf, inForce } from "#site/features/search/in-force.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { Icon } from "#site/ui/icon.tsx";

/** The filters in force, those understood from a text and those under way among them, each a link that takes it off. */
export function ActiveFilters({ view }: { view: ListingView }) {
  const t = useTranslations("listing");
  const names = useFilterNames();
  const { selection } = useChoosing();
  const { facets, search } = view;
  const { criteria } = selection;
  const shown = inForce(selection, search);
  if (countOf(shown) === 0) return null;
  const { country, groups } = shown;
  return (
    <ul className="active" role="list" aria-label={t("active")}>
      {country !== null && (
        <Filter name={country.name} change={(before) => withoutNamedCountry(before, search)} />
      )}
      {groups.map((group) => (
        <Filter
          key={group}
          name={names.chosen(group, criteria, facets)}
          change={(before) => ({ ...before, criteria: withoutGroup(before.criteria, group) })}
        />
      ))}
      <li>
        <ChoiceLink
          className="clear"
          change={(before) => clearedSelection(before, search)}
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

/** The link is about to go, and would take the focus with it; the last filter takes the whole row along. */
function focusNext(link: HTMLAnchorElement) {
  if (link.closest("ul")?.querySelectorAll(".chip").length === 1) return focusCount(link);
  link.closest("li")?.nextElementSibling?.querySelector("a")?.focus();
}

/** How many homes there are, which stands above the filters and stays. */
function focusCount(link: HTMLAnchorElement) {
  const count = link.closest(".results")?.querySelector<HTMLElement>("[role=status]");
  count?.focus({ preventScroll: true });
}

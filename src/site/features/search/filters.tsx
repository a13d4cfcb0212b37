import { useRef, useState, type FormEvent } from "react";
import { useTranslations } from "use-intl";
import { emptyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import type { FlagFilter } from "#domain/search/filters.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { SelectionLink } from "#site/features/search/selection-link.tsx";
import {
  preventSubmit,
  readFilterForm,
  useChangeBeforeHydration,
} from "#site/features/search/filter-form.ts";
import { useListingSelection } from "#site/features/search/pending-selection.tsx";
import {
  clearedSelection,
  countActive,
  activeFilters,
} from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import { FilterPanels, ShowButton } from "#site/features/search/filter-panels.tsx";
import type { FiltersView } from "#site/features/search/filters-view.server.ts";
import { selectionPath } from "#site/features/search/listing-selection.ts";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { Icon } from "#site/ui/icon.tsx";

const sheetId = "all-filters";

interface FiltersProps {
  filters: FiltersView;
  /** Number of projects that the filters leave. */
  total: number;
}

/** One form: a row of chips, on phones a sheet. Works without script. */
export function Filters({ filters, total: counted }: FiltersProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("listing.filters");
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { interpreted, choose } = useListingSelection();
  const { criteria: chosen } = interpreted;
  const base = { ...interpreted, criteria: emptyCriteria };
  const active = countActive(activeFilters(interpreted, filters.country));
  const [isTyping, setTyping] = useState(false);
  const total = isTyping ? null : counted;

  function apply(criteria: SearchCriteria) {
    setTyping(false);
    choose((before) => ({ ...before, criteria: { ...criteria, sort: before.criteria.sort } }));
  }
  const chooseFrom = (form: HTMLFormElement) => apply(readFilterForm(form));
  useChangeBeforeHydration(form, chooseFrom);

  return (
    <form
      ref={form}
      className="filters"
      autoComplete="off" // restored checkboxes would not match the address
      action={selectionPath(locale, base)}
      aria-label={t("label")}
      onInput={(event) => setTyping(isText(event))}
      onSubmit={(event) => {
        chooseFrom(preventSubmit(event));
        closePanels(event.currentTarget, sheet.current);
      }}
    >
      <div className="wrap filters__row">
        <button type="button" className="chip filters__open" popoverTarget={sheetId}>
          <Icon name="sliders-horizontal" />
          {t("all")}
          {active > 0 && <b className="numeric">{active}</b>}
        </button>
        <div
          ref={sheet}
          id={sheetId}
          className="filters__sheet"
          popover="auto"
          // The sheet covers the page, so it closes when focus leaves it.
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
            if (currentTarget.matches(":popover-open")) currentTarget.hidePopover();
          }}
        >
          <div className="filters__head">
            <h2 className="h-3" tabIndex={-1} autoFocus ref={focusWhenOpened}>
              {t("all")}
            </h2>
            <button
              type="button"
              className="btn btn--quiet btn--icon"
              popoverTarget={sheetId}
              popoverTargetAction="hide"
              aria-label={t("close")}
            >
              <Icon name="x" />
            </button>
          </div>
          <FilterPanels filters={filters} chosen={chosen} total={total} onChoose={chooseFrom} />
          <div className="filters__footer">
            <ShowButton total={total} />
            <SelectionLink
              className="clear"
              change={(before) => clearedSelection(before, filters.country)}
            >
              {t("clear")}
            </SelectionLink>
          </div>
        </div>
        <ProgrammeLink filters={filters} />
        {chosen.query !== "" && <input type="hidden" name="query" value={chosen.query} />}
        {chosen.sort !== "newest" && <input type="hidden" name="sort" value={chosen.sort} />}
      </div>
    </form>
  );
}

/** One-click filter by threshold: citizenship where a programme exists, else residence. */
function ProgrammeLink({ filters: { options, flags, fixed } }: Pick<FiltersProps, "filters">) {
  const names = useFilterNames(options);
  const { interpreted } = useListingSelection();
  const { criteria } = interpreted;
  const flag = (["citizenship", "residence"] satisfies FlagFilter[]).find(
    (candidate) => flags[candidate] > 0 || criteria[candidate] || fixed.includes(candidate),
  );
  if (flag === undefined || fixed.includes(flag)) return null;
  return (
    <SelectionLink
      className={criteria[flag] ? "chip chip--on filters__programme" : "chip filters__programme"}
      change={({ criteria: before, ...listing }) => ({
        ...listing,
        criteria: { ...before, [flag]: !before[flag], page: 1 },
      })}
      aria-current={criteria[flag] ? "true" : undefined}
    >
      {names.group(flag)}
    </SelectionLink>
  );
}

/** A popover focuses its `autofocus` element on opening; React sets that attribute only in server markup. */
function focusWhenOpened(heading: HTMLElement | null) {
  heading?.setAttribute("autofocus", "");
}

/** Text applies on blur, checkboxes at once. */
function isText({ target }: FormEvent): boolean {
  return target instanceof HTMLInputElement && target.type === "text";
}

function closePanels(form: HTMLFormElement, sheet: HTMLElement | null) {
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
  for (const dropdown of form.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (dropdown.contains(document.activeElement)) focusInPlace(dropdown.querySelector("summary"));
    dropdown.open = false;
  }
}

import { startTransition, useOptimistic, type ChangeEvent, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import type { FlagFilter, ListFilter } from "#domain/search/filters.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import {
  chosenValues,
  type FilterNames,
  type OfferedOption,
} from "#site/features/search/filter-names.ts";
import type { FiltersView } from "#site/features/search/filters-view.server.ts";

interface CheckboxGroupProps {
  group: ListFilter;
  title: string;
  options: readonly OfferedOption[];
  chosen: SearchCriteria;
  onChoose: (form: HTMLFormElement) => void;
  /** Whether the title is visible above its boxes. */
  titled?: boolean;
  /** Columns of the panel, where there is room. */
  columns?: "one" | "two" | "all";
}

const optionsClass = {
  one: "filter-options",
  two: "filter-options filter-options--two",
  all: "filter-options filter-options--wide",
};

/** Checkboxes with the number of projects that each would leave. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { group, title, options, chosen, onChoose, titled = false, columns = "one" } = props;
  const selected = chosenValues(chosen, group);
  return (
    <fieldset className={optionsClass[columns]}>
      <legend className={titled ? "filter-options__title" : "visually-hidden"}>{title}</legend>
      {options.map(({ value, name, count }) => (
        <FilterCheckbox
          key={value}
          name={group}
          value={value}
          isChecked={selected.includes(value)}
          count={count}
          onChoose={onChoose}
        >
          <bdi>{name}</bdi>
        </FilterCheckbox>
      ))}
    </fieldset>
  );
}

interface FlagGroupProps {
  flags: readonly FlagFilter[];
  /** Names, and the number of projects that each would leave. */
  names: FilterNames;
  counts: FiltersView["flags"];
  chosen: SearchCriteria;
  onChoose: (form: HTMLFormElement) => void;
}

/** On/off filters. */
export function FlagGroup({ flags, names, counts, chosen, onChoose }: FlagGroupProps) {
  const t = useTranslations("facets");
  return (
    <fieldset className="filter-options">
      <legend className="filter-options__title">{t("flags")}</legend>
      {flags.map((flag) => (
        <FilterCheckbox
          key={flag}
          name={flag}
          value="true"
          isChecked={chosen[flag]}
          count={counts[flag]}
          onChoose={onChoose}
        >
          {names.group(flag)}
        </FilterCheckbox>
      ))}
    </fieldset>
  );
}

interface FilterCheckboxProps {
  name: string;
  value: string;
  isChecked: boolean;
  /** Projects that the value would leave. */
  count: number;
  onChoose: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** The tick shows at once; other filters render afterwards. */
function FilterCheckbox({
  name,
  value,
  isChecked,
  count,
  onChoose,
  children,
}: FilterCheckboxProps) {
  const { format } = useVisitor();
  const t = useTranslations("facets");
  const [optimisticChecked, setOptimisticChecked] = useOptimistic(isChecked);
  function choose({ currentTarget: { checked, form } }: ChangeEvent<HTMLInputElement>) {
    startTransition(() => {
      setOptimisticChecked(checked);
      if (form !== null) onChoose(form);
    });
  }
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={optimisticChecked}
        disabled={count === 0 && !optimisticChecked}
        onChange={choose}
      />
      <span>
        {children} <span className="soft numeric">{format.number(count)}</span>
        <span className="visually-hidden"> {t("projects", { count })}</span>
      </span>
    </label>
  );
}

import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Range } from "#contract/search-criteria.ts";
import type { RangeFilter } from "#domain/search/filters.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { FiltersView } from "#site/features/search/filters-view.server.ts";

interface RangeFieldsProps {
  group: RangeFilter;
  chosen: Range | null;
  /** Lowest and highest available value. */
  bounds: FiltersView["bounds"][RangeFilter];
  onChoose: (form: HTMLFormElement) => void;
}

/** In US dollars or square metres, whatever units the visitor sees. */
export function RangeFields({ group, chosen, bounds, onChoose }: RangeFieldsProps) {
  const t = useTranslations("facets");
  const legend = group === "price" ? t("price_legend") : t("area_legend");
  return (
    <fieldset className="filter-options">
      <legend className="filter-options__title">{legend}</legend>
      <div className="form form--2">
        <Bound
          id={`${group}-from`}
          group={group}
          label={t("range_from")}
          value={chosen?.from ?? null}
          example={bounds?.from ?? null}
          onChoose={onChoose}
        />
        <Bound
          id={`${group}-to`}
          group={group}
          label={t("range_to")}
          value={chosen?.to ?? null}
          example={bounds?.to ?? null}
          onChoose={onChoose}
        />
      </div>
    </fieldset>
  );
}

interface BoundProps {
  id: string;
  group: RangeFilter;
  label: string;
  value: number | null;
  example: number | null;
  onChoose: (form: HTMLFormElement) => void;
}

/** Text input; its value applies on blur. */
function Bound({ id, group, label, value, example, onChoose }: BoundProps) {
  const { format } = useVisitor();
  const written = value === null ? "" : format.number(value);
  const [text, setText] = useState(written);
  const [source, setSource] = useState(written);
  if (source !== written) {
    setSource(written);
    setText(written);
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input numeric ltr"
        name={group}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        placeholder={example === null ? undefined : format.number(example)}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form)}
      />
    </div>
  );
}

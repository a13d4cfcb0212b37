import { useTranslations } from "use-intl";
import type { Facets } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useFilterNames } from "#site/features/search/filter-names.ts";

export type Wish = "seaView" | "citizenship" | "residence";

interface WishGroupProps {
  wishes: readonly Wish[];
  facets: Facets;
  chosen: SearchCriteria;
  onChoose: (form: HTMLFormElement) => void;
}

/** Filters that are on or off. */
export function WishGroup({ wishes, facets, chosen, onChoose }: WishGroupProps) {
  const t = useTranslations("facets");
  const names = useFilterNames();
  const { format } = useVisitor();
  return (
    <fieldset className="opts">
      <legend className="opts__t">{t("permits")}</legend>
      {wishes.map((wish) => (
        <label className="check" key={wish}>
          <input
            type="checkbox"
            name={wish}
            value="true"
            checked={chosen[wish]}
            disabled={facets[wish] === 0 && !chosen[wish]}
            onChange={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form)}
          />
          <span>
            {names.group(wish)} <span className="soft num">{format.number(facets[wish])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

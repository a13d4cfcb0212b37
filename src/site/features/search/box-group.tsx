import type { FacetValue } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { chosenValues, useFilterNames, type BoxGroup } from "#site/features/search/filter-names.ts";

interface BoxGroupProps {
  group: BoxGroup;
  facets: readonly FacetValue[];
  chosen: SearchCriteria;
  onChoose: (form: HTMLFormElement) => void;
  /** Whether the group's name is shown above its boxes. */
  titled?: boolean;
  /** In how many columns of its panel the boxes stand, where there is room. */
  columns?: "one" | "two" | "all";
}

const optionsClass = { one: "opts", two: "opts opts--two", all: "opts opts--wide" };

/** The values of a group as boxes to tick, each with how many projects it would leave. */
export function BoxGroup(props: BoxGroupProps) {
  const { group, facets, chosen, onChoose, titled = false, columns = "one" } = props;
  const names = useFilterNames();
  const { format } = useVisitor();
  const ticked = chosenValues(chosen, group);
  return (
    <fieldset className={optionsClass[columns]}>
      <legend className={titled ? "opts__t" : "vh"}>{names.group(group)}</legend>
      {facets.map((facet) => {
        const isTicked = ticked.includes(facet.value);
        return (
          <label className="check" key={facet.value}>
            <input
              type="checkbox"
              name={group}
              value={facet.value}
              checked={isTicked}
              disabled={facet.count === 0 && !isTicked}
              onChange={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form)}
            />
            <span>
              <bdi>{names.value(group, facet)}</bdi>{" "}
              <span className="soft num">{format.number(facet.count)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

import type { FacetValue } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { Box } from "#site/features/search/box.tsx";
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
  const ticked = chosenValues(chosen, group);
  return (
    <fieldset className={optionsClass[columns]}>
      <legend className={titled ? "opts__t" : "vh"}>{names.group(group)}</legend>
      {facets.map((facet) => (
        <Box
          key={facet.value}
          name={group}
          value={facet.value}
          isTicked={ticked.includes(facet.value)}
          count={facet.count}
          onChoose={onChoose}
        >
          <bdi>{names.value(group, facet)}</bdi>
        </Box>
      ))}
    </fieldset>
  );
}

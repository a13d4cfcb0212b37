import { useTranslations } from "use-intl";
import type { Facets } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { Box } from "#site/features/search/box.tsx";
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
  return (
    <fieldset className="opts">
      <legend className="opts__t">{t("permits")}</legend>
      {wishes.map((wish) => (
        <Box
          key={wish}
          name={wish}
          value="true"
          isTicked={chosen[wish]}
          count={facets[wish]}
          onChoose={onChoose}
        >
          {names.group(wish)}
        </Box>
      ))}
    </fieldset>
  );
}

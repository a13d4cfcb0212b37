import { useTranslations } from "use-intl";
import type { Facets, FacetValue } from "#contract/listing.ts";
import { searchQuery, type Range, type SearchCriteria } from "#contract/search-criteria.ts";
import { studio } from "#domain/rooms.ts";
import { isolate, withRoomsInOrder } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useStatusNames } from "#site/components/status-tag.tsx";
import type { FilterGroup } from "#site/features/search/filter-groups.ts";

/** Groups whose values are boxes to tick. */
export type BoxGroup = Exclude<
  FilterGroup,
  "price" | "area" | "seaView" | "citizenship" | "residence" | "query"
>;
export type RangeGroup = "price" | "area";
const longestQuote = 40;
/** A text has no name but its own. */
type NamedGroup = Exclude<FilterGroup, "query">;

/** Words for groups, their values and what is chosen of them, in the visitor's language. */
export interface FilterNames {
  group(group: NamedGroup): string;
  value(group: BoxGroup, facet: FacetValue): string;
  /** What is chosen in a group: `Istanbul or İzmir`, `up to $500,000`, `Sea view`, `“breeze”`. */
  chosen(group: FilterGroup, criteria: SearchCriteria, facets: Facets): string;
  /** The same in quotation marks, as a sentence has it. */
  quoted(group: FilterGroup, criteria: SearchCriteria, facets: Facets): string;
}

export function useFilterNames(): FilterNames {
  const t = useTranslations("facets");
  const tCard = useTranslations("card");
  const tListing = useTranslations("listing");
  const statuses = useStatusNames();
  const { format, usd } = useVisitor();

  const groups: Record<NamedGroup, string> = {
    city: t("city"),
    town: t("town"),
    type: t("type"),
    price: t("price"),
    rooms: t("rooms"),
    area: t("area"),
    status: t("status"),
    handover: t("handover"),
    seaView: t("sea_view"),
    citizenship: t("citizenship"),
    residence: t("residence"),
    developer: t("developer"),
    amenity: t("amenity"),
  };

  function value(group: BoxGroup, { value, label }: FacetValue): string {
    if (label !== null) return label;
    switch (group) {
      case "status":
        return statuses[value as keyof typeof statuses] ?? value; // the facet lists nothing else
      case "rooms":
        return rooms(value);
      case "handover":
        return handover(value);
      default:
        return value;
    }
  }

  function rooms(written: string): string {
    if (written === studio) return tCard("studio");
    const [bedrooms, livingRooms = ""] = written.split("-");
    const plain = `${bedrooms}+${livingRooms.replace("+", "")}`;
    return written.endsWith("+") ? t("rooms_or_more", { rooms: plain }) : plain;
  }

  function handover(written: string): string {
    if (written === "ready") return t("ready_now");
    const year = written.replace("+", "");
    return written.endsWith("+") ? t("year_or_later", { year }) : t("year", { year });
  }

  function range({ from, to }: Range, write: (bound: number) => string): string {
    if (from === null) return to === null ? "" : t("at_most", { to: write(to) });
    if (to === null) return t("at_least", { from: write(from) });
    return format.range(write(from), write(to));
  }

  function chosen(group: FilterGroup, criteria: SearchCriteria, facets: Facets): string {
    const valuesOf = (group: BoxGroup) =>
      inOrderOf(facets[group], chosenValues(criteria, group)).map((facet) => value(group, facet));
    switch (group) {
      case "price":
        return criteria.price === null ? "" : range(criteria.price, (price) => isolate(usd(price)));
      case "area":
        return criteria.area === null
          ? ""
          : range(criteria.area, (squareMetres) => isolate(format.area(squareMetres, "m2")));
      case "seaView":
      case "citizenship":
      case "residence":
        return groups[group];
      case "query":
        return inQuotes(withRoomsInOrder(criteria.query));
      case "rooms":
        return format.eitherOf(valuesOf(group).map(isolate));
      default:
        return format.eitherOf(valuesOf(group));
    }
  }

  function quoted(group: FilterGroup, criteria: SearchCriteria, facets: Facets): string {
    const filter = chosen(group, criteria, facets);
    return group === "query" ? filter : inQuotes(filter);
  }

  function inQuotes(text: string): string {
    return tListing("quoted", { text: isolate(clipped(text)) });
  }

  return { group: (group) => groups[group], value, chosen, quoted };
}

/** A long text keeps its beginning: whole, it stands in the field. */
function clipped(text: string): string {
  const characters = [...text];
  return characters.length <= longestQuote
    ? text
    : `${characters.slice(0, longestQuote).join("").trimEnd()}…`;
}

/** The values that are chosen in a group, as addresses and facets write them. */
export function chosenValues(criteria: SearchCriteria, group: BoxGroup): string[] {
  const written = searchQuery(criteria).get(group) ?? "";
  return written === "" ? [] : written.split(",");
}

/** As they are offered, and as headings name them; what is not offered stands last, under its written value. */
function inOrderOf(facets: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  const offered = facets.filter(({ value }) => chosen.includes(value));
  const others = chosen.filter((value) => !offered.some((facet) => facet.value === value));
  return [...offered, ...others.map((value) => ({ value, label: null, count: 0 }))];
}

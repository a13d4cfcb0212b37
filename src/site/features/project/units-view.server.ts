import type { ProjectDetail, Unit } from "#contract/project.ts";
import type { Picture } from "#contract/picture.ts";
import { studio } from "#domain/rooms.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { roomsName } from "#site/components/project-card-view.server.ts";
import { hrefWith, isSelectable } from "./choices.ts";
import type { ProjectCalculation } from "./project-calculation.server.ts";

export interface UnitsView {
  /** Whether any row is a home rather than an office, shop or land. */
  hasHomes: boolean;
  isSold: boolean;
  /** Whether a row is too long for phones, as with square feet and some currencies. */
  hasLongRows: boolean;
  /** Whether the page compares the selected row with residence thresholds. */
  hasResidence: boolean;
  rows: readonly UnitRowView[];
}

export interface UnitRowView {
  /** Null for rows that are not homes, which `type` names. */
  rooms: string | null;
  /** Null when the rooms suffice. */
  type: string | null;
  bathrooms: string;
  area: string;
  price: PriceRange;
  /** Null when prices are not converted. */
  dollars: PriceRange | null;
  /** Availability in words. */
  availability: string;
  /** Percent of its units still available; null for none. */
  availablePercent: number | null;
  isSoldOut: boolean;
  /** Link that selects the row; null when it cannot be selected. */
  href: string | null;
  isChosen: boolean;
}

interface PriceRange {
  from: string;
  /** Null when all cost the same. */
  to: string | null;
}

export function unitsView(page: ProjectCalculation, visitor: Visitor): UnitsView {
  const { units, status } = page.project;
  return {
    hasHomes: hasHomes(units),
    isSold: status === "sold",
    hasLongRows: units.some(
      ({ areaM2, priceUsd }) =>
        visitor.areaRange(areaM2.min, areaM2.max).length > 13 ||
        visitor.money(priceUsd.from).length > 11,
    ),
    hasResidence: page.eligibilities.length > 0,
    rows: units.map((unit, index) => unitRowView(unit, index, page, visitor)),
  };
}

export function hasHomes(units: readonly Unit[]): boolean {
  return units.some(({ rooms }) => rooms !== null);
}

function unitRowView(
  unit: Unit,
  index: number,
  page: ProjectCalculation,
  visitor: Visitor,
): UnitRowView {
  const { project, choices, query } = page;
  const { locale, format, money, usd, isConverted } = visitor;
  const { rooms, type, bathrooms, areaM2, priceUsd, available, total } = unit;
  const t = translatorFor(locale, "project.units");
  const isNamedByType = rooms === null || (project.types.length > 1 && rooms !== studio);
  const isSelectableRow = project.units.length > 1 && isSelectable(project, index);
  const counts = { available: format.number(available), total: format.number(total) };
  const priceIn = (write: (usd: number) => string) => ({
    from: write(priceUsd.from),
    to: priceUsd.to === null ? null : write(priceUsd.to),
  });
  return {
    rooms: rooms === null ? null : roomsName(rooms, locale),
    type: isNamedByType ? type.name : null,
    bathrooms: bathrooms === null ? "–" : format.number(bathrooms),
    area: visitor.areaRange(areaM2.min, areaM2.max),
    price: priceIn(money),
    dollars: isConverted ? priceIn(usd) : null,
    availability: available === 0 ? t("sold_of", counts) : t("available_of", counts),
    availablePercent: available === 0 ? null : Math.round((available / total) * 100),
    isSoldOut: available === 0 && project.status !== "sold",
    href: isSelectableRow ? hrefWith(query, { unit: String(index + 1) }, "payment") : null,
    isChosen: isSelectableRow && index === choices.unit,
  };
}

/** A floor plan, with what distinguishes it from the others. */
export interface FloorPlanView {
  picture: Picture;
  rooms: string | null;
  area: string | null;
  /** Caption where the rooms do not distinguish plans, as with the floors of one villa. */
  caption: string | null;
}

export function floorPlansView(
  { floorPlans, units }: ProjectDetail,
  { locale, areaRange }: Visitor,
): FloorPlanView[] {
  return floorPlans.map(({ picture, rooms }) => {
    const sameRooms = units.filter((unit) => rooms !== null && unit.rooms === rooms);
    const smallest = Math.min(...sameRooms.map(({ areaM2 }) => areaM2.min));
    const largest = Math.max(...sameRooms.map(({ areaM2 }) => areaM2.max));
    const isOnlyPlan = floorPlans.filter((plan) => plan.rooms === rooms).length === 1;
    return {
      picture,
      rooms: rooms === null ? null : roomsName(rooms, locale),
      area: sameRooms.length === 0 ? null : areaRange(smallest, largest),
      caption: rooms === null || !isOnlyPlan ? picture.alt : null,
    };
  });
}

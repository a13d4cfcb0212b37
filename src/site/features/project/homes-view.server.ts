import type { ProjectDetail, Unit } from "#contract/project.ts";
import type { Picture } from "#contract/picture.ts";
import { studio } from "#domain/rooms.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { roomsName } from "#site/components/project-card-view.server.ts";
import { addressWith, isOnOffer } from "./choices.ts";
import type { ProjectPage } from "./page.server.ts";

export interface HomesView {
  /** Whether any row is a home rather than an office, shop or land. */
  hasHomes: boolean;
  isSold: boolean;
  /** Whether a row is too long for phones, as with square feet and some currencies. */
  isLong: boolean;
  /** Whether the page compares the selected row with residence thresholds. */
  hasResidence: boolean;
  rows: readonly HomeRow[];
}

export interface HomeRow {
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
  left: string;
  /** Percent of its units still available; null for none. */
  leftPercent: number | null;
  isGone: boolean;
  /** Link that selects the row; null when it cannot be selected. */
  address: string | null;
  isChosen: boolean;
}

interface PriceRange {
  from: string;
  /** Null when all cost the same. */
  to: string | null;
}

export function homesView(page: ProjectPage, visitor: Visitor): HomesView {
  const { units, status } = page.project;
  return {
    hasHomes: hasHomes(units),
    isSold: status === "sold",
    isLong: units.some(
      ({ areaM2, priceUsd }) =>
        visitor.areaRange(areaM2.min, areaM2.max).length > 13 ||
        visitor.money(priceUsd.from).length > 11,
    ),
    hasResidence: page.standings.length > 0,
    rows: units.map((unit, index) => homeRow(unit, index, page, visitor)),
  };
}

export function hasHomes(units: readonly Unit[]): boolean {
  return units.some(({ rooms }) => rooms !== null);
}

function homeRow(unit: Unit, index: number, page: ProjectPage, visitor: Visitor): HomeRow {
  const { project, choices, query } = page;
  const { locale, format, money, usd, converts } = visitor;
  const { rooms, type, bathrooms, areaM2, priceUsd, available, total } = unit;
  const t = translatorFor(locale, "project.homes");
  const isNamedByType = rooms === null || (project.types.length > 1 && rooms !== studio);
  const isChoosable = project.units.length > 1 && isOnOffer(project, index);
  const of = { free: format.number(available), total: format.number(total) };
  const written = (write: (usd: number) => string) => ({
    from: write(priceUsd.from),
    to: priceUsd.to === null ? null : write(priceUsd.to),
  });
  return {
    rooms: rooms === null ? null : roomsName(rooms, locale),
    type: isNamedByType ? type.name : null,
    bathrooms: bathrooms === null ? "–" : format.number(bathrooms),
    area: visitor.areaRange(areaM2.min, areaM2.max),
    price: written(money),
    dollars: converts ? written(usd) : null,
    left: available === 0 ? t("sold_of", of) : t("free_of", of),
    leftPercent: available === 0 ? null : Math.round((available / total) * 100),
    isGone: available === 0 && project.status !== "sold",
    address: isChoosable ? addressWith(query, { unit: String(index + 1) }, "payment") : null,
    isChosen: isChoosable && index === choices.unit,
  };
}

/** A floor plan, with what distinguishes it from the others. */
export interface FloorPlanView {
  picture: Picture;
  rooms: string | null;
  area: string | null;
  /** Caption where the rooms do not distinguish plans, as with the floors of one villa. */
  words: string | null;
}

export function floorPlansView(
  { floorPlans, units }: ProjectDetail,
  { locale, areaRange }: Visitor,
): FloorPlanView[] {
  return floorPlans.map(({ picture, rooms }) => {
    const alike = units.filter((unit) => rooms !== null && unit.rooms === rooms);
    const smallest = Math.min(...alike.map(({ areaM2 }) => areaM2.min));
    const largest = Math.max(...alike.map(({ areaM2 }) => areaM2.max));
    const isAlone = floorPlans.filter((plan) => plan.rooms === rooms).length === 1;
    return {
      picture,
      rooms: rooms === null ? null : roomsName(rooms, locale),
      area: alike.length === 0 ? null : areaRange(smallest, largest),
      words: rooms === null || !isAlone ? picture.alt : null,
    };
  });
}

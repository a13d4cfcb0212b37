/** Areas are stored in whole square metres and shown in square metres or square feet. */
import { dividedBy, roundHalfUp, times } from "#domain/money.ts";
import type { AreaUnit } from "#domain/vocabulary.ts";

/** A foot is 0.3048 m by definition. */
export const squareMetresInSquareFoot = 0.09290304;

/** Converts square metres to whole square feet. */
export function squareFeet(squareMetres: number): number {
  return roundHalfUp(dividedBy(squareMetres, squareMetresInSquareFoot));
}

/** Converts square feet to whole square metres. */
export function squareMetres(squareFeet: number): number {
  return roundHalfUp(times(squareFeet, squareMetresInSquareFoot));
}

/** Gives an area in the visitor's unit, as a whole number. */
export function areaIn(unit: AreaUnit, squareMetres: number): number {
  return unit === "sqft" ? squareFeet(squareMetres) : squareMetres;
}

/** Areas are stored in whole square metres and shown in square metres or square feet. */
import { divide, roundHalfUp, multiply } from "#domain/money.ts";
import type { AreaUnit } from "#domain/vocabulary.ts";

/** A foot is 0.3048 m by definition. */
export const squareMetresInSquareFoot = 0.09290304;

export function squareFeet(squareMetres: number): number {
  return roundHalfUp(divide(squareMetres, squareMetresInSquareFoot));
}

export function squareMetres(squareFeet: number): number {
  return roundHalfUp(multiply(squareFeet, squareMetresInSquareFoot));
}

export function areaIn(unit: AreaUnit, squareMetres: number): number {
  return unit === "sqft" ? squareFeet(squareMetres) : squareMetres;
}

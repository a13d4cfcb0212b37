interface Offered {
  /** Unsold homes of the unit. */
  available: number;
}

/** Units with homes available, or all of them where none has any. */
export function unitsOnOffer<Unit extends Offered>(units: readonly Unit[]): readonly Unit[] {
  const available = units.filter((unit) => unit.available > 0);
  return available.length > 0 ? available : units;
}

/** Lowest price of the units on offer, in US dollars. */
export function startFromUsd(units: readonly (Offered & { priceUsd: { from: number } })[]): number {
  return Math.min(...unitsOnOffer(units).map(({ priceUsd }) => priceUsd.from));
}

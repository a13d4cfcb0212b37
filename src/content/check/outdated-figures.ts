import { isIsoDate } from "#domain/iso-date.ts";
import { isOutdated } from "#domain/outdated.ts";
import type { ReportProblem, PackEntries } from "#content/check/entries.ts";
import type { KindName } from "#content/check/layout.ts";
import { textsAt } from "#content/check/raw-values.ts";

const dated: readonly (readonly [kind: KindName, pattern: string])[] = [
  ["currency", "asOf"],
  ["purchaseRules", "programmes.*.asOf"],
  ["purchaseRules", "costs.*.asOf"],
];

/** Warns of rates, thresholds and fees that are more than a year older than `today`, an ISO date. */
export function checkOutdatedFigures(
  entries: PackEntries,
  today: string,
  warn: ReportProblem,
): void {
  for (const [kind, pattern] of dated)
    for (const entry of entries[kind])
      for (const { path, value } of textsAt(entry.raw, pattern))
        if (isIsoDate(value) && isOutdated(value, today))
          warn(entry, path, `${value} is over a year ago: read the figure again`);
}

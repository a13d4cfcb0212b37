import type { ReportProblem, PackEntries } from "#content/check/entries.ts";
import type { KindName } from "#content/check/layout.ts";
import { textsAt, valuesAt } from "#content/check/raw-values.ts";

const sets: readonly (readonly [kind: KindName, pattern: string])[] = [
  ["city", "similar"],
  ["town", "similar"],
  ["project", "types"],
  ["project", "amenities"],
  ["project", "images"],
  ["post", "tags"],
  ["department", "members.*.languages"],
];

/** Reports duplicates in lists that are sets. */
export function checkDuplicates(entries: PackEntries, reportProblem: ReportProblem): void {
  for (const [kind, pattern] of sets)
    for (const entry of entries[kind])
      for (const { path, value: list } of valuesAt(entry.raw, pattern)) {
        const seen = new Set<string>();
        for (const item of textsAt(list, "*")) {
          if (seen.has(item.value))
            reportProblem(entry, [...path, ...item.path], `"${item.value}" is in the list twice`);
          seen.add(item.value);
        }
      }
}

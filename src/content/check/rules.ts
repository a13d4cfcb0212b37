import type { ReportProblem, PackEntries, PackEntry } from "#content/check/entries.ts";
import { textsAt } from "#content/check/raw-values.ts";

const choices = ["mortgage", "main-home"];

/** Reports a US dollar rate other than 1, and purchase costs that refer to something their country lacks. */
export function checkRules(entries: PackEntries, reportProblem: ReportProblem): void {
  const [dollar] = entries.currency;
  if (dollar !== undefined && dollar.value !== null) {
    if (dollar.value.code !== "USD")
      reportProblem(dollar, ["code"], "must be USD: the dollar comes first");
    else if (dollar.value.rate !== 1)
      reportProblem(dollar, ["rate"], "must be 1: rates are units for one dollar");
  }
  for (const entry of entries.purchaseRules) checkSlugsOfRules(entry, reportProblem);
}

function checkSlugsOfRules(entry: PackEntry, reportProblem: ReportProblem): void {
  const slugs = (pattern: string) => new Set(textsAt(entry.raw, pattern).map(({ value }) => value));
  const costs = slugs("costs.*.slug");
  const conditions = new Set([...choices, ...slugs("programmes.*.slug")]);
  for (const { path, value } of textsAt(entry.raw, "costs.*.replaces"))
    if (!costs.has(value)) reportProblem(entry, path, `"${value}" is no cost of this country`);
  for (const list of ["programmes", "costs"])
    for (const { path, value } of textsAt(entry.raw, `${list}.*.appliesTo.onlyWith`))
      if (!conditions.has(value))
        reportProblem(
          entry,
          path,
          `"${value}" is neither ${choices.join(", ")} nor a programme of this country`,
        );
}

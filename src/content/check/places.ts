import type { ReportProblem, PackEntries, PackEntry } from "#content/check/entries.ts";
import { textAt, textsAt, valuesAt } from "#content/check/raw-values.ts";
import type { Path } from "#content/check/yaml-file.ts";

/** Reports places that contradict each other; unknown places are left to `references.ts`. */
export function checkPlaces(entries: PackEntries, reportProblem: ReportProblem): void {
  const countryOf = parents(entries.city, "country");
  const cityOf = parents(entries.town, "city");
  const countryOfTown = parents(entries.town, "country");

  function checkPlace(entry: PackEntry, base: Path, raw: unknown): void {
    const [country, city, town] = [
      textAt(raw, "country"),
      textAt(raw, "city"),
      textAt(raw, "town"),
    ];
    const isWrong = (actual: string | undefined, stated: string | null) =>
      actual !== undefined && stated !== null && actual !== stated;
    if (city !== null && isWrong(countryOf.get(city), country))
      reportProblem(entry, [...base, "city"], `"${city}" is not in "${country}"`);
    if (town === null) return;
    if (isWrong(cityOf.get(town), city))
      reportProblem(entry, [...base, "town"], `"${town}" is not in "${city}"`);
    else if (isWrong(countryOfTown.get(town), country))
      reportProblem(entry, [...base, "town"], `"${town}" is not in "${country}"`);
  }

  for (const entry of [...entries.town, ...entries.project]) checkPlace(entry, [], entry.raw);
  for (const entry of entries.filterPage)
    for (const { path, value } of valuesAt(entry.raw, "query")) checkPlace(entry, path, value);
  for (const entry of entries.settings)
    for (const { path, value } of valuesAt(entry.raw, "addresses.*"))
      checkPlace(entry, path, value);
  for (const entry of entries.purchaseRules) checkCitiesOfRules(entry, countryOf, reportProblem);
  for (const entry of [...entries.city, ...entries.town]) checkFolder(entry, reportProblem);
}

function parents(entries: readonly PackEntry[], field: string): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ raw }) => {
      const [slug, parent] = [textAt(raw, "slug"), textAt(raw, field)];
      return slug === null || parent === null ? [] : [[slug, parent] as const];
    }),
  );
}

function checkCitiesOfRules(
  entry: PackEntry,
  countryOf: ReadonlyMap<string, string>,
  reportProblem: ReportProblem,
): void {
  const country = textAt(entry.raw, "country");
  for (const list of ["programmes", "costs"])
    for (const { path, value: city } of textsAt(entry.raw, `${list}.*.appliesTo.cities.*`)) {
      const actual = countryOf.get(city);
      if (actual !== undefined && country !== null && actual !== country)
        reportProblem(entry, path, `"${city}" is not in "${country}"`);
    }
}

/** `regions/{country}/{city}/{town}.yaml`: the folders must agree with the fields. */
function checkFolder(entry: PackEntry, reportProblem: ReportProblem): void {
  const folders = entry.file.split("/").slice(1, -1);
  for (const [index, field] of ["country", "city"].entries()) {
    const [folder, stated] = [folders[index], textAt(entry.raw, field)];
    if (folder !== undefined && stated !== null && folder !== stated)
      reportProblem(
        entry,
        [field],
        `"${stated}" differs from the folder "${folder}" that the file is in`,
      );
  }
}

import type { ReportProblem, PackEntries } from "#content/check/entries.ts";
import type { Project } from "#content/kinds/project.ts";
import type { Unit } from "#content/kinds/unit.ts";
import type { Path } from "#content/check/yaml-file.ts";
import type { PropertyCategory } from "#domain/vocabulary.ts";

type ReportField = (path: Path, message: string) => void;

/** Reports contradictions inside a project: between status and units, and between types and rooms. */
export function checkProjects(entries: PackEntries, reportProblem: ReportProblem): void {
  const categoryOf = new Map(
    entries.propertyType.flatMap(({ value }) =>
      value === null ? [] : [[value.slug, value.category] as const],
    ),
  );
  for (const entry of entries.project) {
    const project = entry.value;
    if (project === null) continue;
    const reportField: ReportField = (path, message) => reportProblem(entry, path, message);
    checkState(project, reportField);
    project.units.forEach((unit, index) =>
      checkUnit(unit, project.types, categoryOf, (path, message) =>
        reportField(["units", index, ...path], message),
      ),
    );
    if (project.permit !== null && project.city !== "dubai")
      reportField(["permit"], "is only for projects in Dubai");
  }
}

function checkState(project: Project, report: ReportField): void {
  const { status, units, availabilityConfirmedAt } = project;
  if (status !== "sold") {
    if (units.every((unit) => unit.available === 0))
      report(["status"], `is ${status}, but no unit is available`);
    if (availabilityConfirmedAt === null)
      report(["availabilityConfirmedAt"], "is missing: the project is not sold");
    return;
  }
  if (availabilityConfirmedAt !== null)
    report(["availabilityConfirmedAt"], "means nothing for a sold project");
  units.forEach((unit, index) => {
    if (unit.available > 0) report(["units", index, "available"], "must be 0: the project is sold");
    else if (unit.sold !== unit.total)
      report(["units", index, "sold"], "must be all units: the project is sold");
  });
}

function checkUnit(
  unit: Unit,
  types: readonly string[],
  categoryOf: ReadonlyMap<string, PropertyCategory>,
  report: ReportField,
): void {
  if (!types.includes(unit.type))
    report(["type"], `"${unit.type}" is not among the project's types`);
  const category = categoryOf.get(unit.type);
  if (category === "residential" && unit.rooms === null)
    report(["rooms"], "is missing: the unit is a home");
  if (category !== undefined && category !== "residential" && unit.rooms !== null)
    report(["rooms"], `means nothing for a unit of type "${unit.type}"`);
}

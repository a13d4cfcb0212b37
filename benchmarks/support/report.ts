import { type Ceiling, ceilings, type Measurement, verdictOn } from "#benchmarks/ceilings.ts";
import { rounded } from "#benchmarks/support/statistics.ts";

const header = "| section: figure | ceiling | measured | verdict | commit |";
const ruler = "| --- | --- | --- | --- | --- |";
const unmeasured = ["not measured yet", "", ""];

/** A table row: value, limit, subject and verdict. */
export function cellsOf({ ceiling: name, value, of }: Measurement): string[] {
  const ceiling: Ceiling = ceilings[name];
  const unit = ceiling.unit === "" || ceiling.unit === "ratio" ? "" : ` ${ceiling.unit}`;
  const measured = `${rounded(value)}${unit}${of === "" ? "" : ` (${of})`}`;
  return [figureOf(ceiling), limitOf(ceiling), measured, verdictOn(ceiling, value)];
}

/** Updates the rows of measured figures; other rows stay. */
export function renewedReport(
  page: string,
  measurements: readonly Measurement[],
  commit: string,
): string {
  const lines = page.split("\n");
  const start = lines.indexOf(header);
  if (start === -1) throw new Error(`The report has no table that begins with ${header}`);
  const afterwards = lines.findIndex((line, at) => at > start && !line.startsWith("|"));
  const end = afterwards === -1 ? lines.length : afterwards;
  const former = new Map(
    lines.slice(start, end).map((line) => {
      const [figure = "", , ...rest] = line.slice(2, -2).split(" | ");
      return [figure, rest];
    }),
  );
  const renewed = new Map(
    measurements.map((measurement) => {
      const [figure = "", , ...rest] = cellsOf(measurement);
      return [figure, [...rest, commit]];
    }),
  );
  const rows = Object.values(ceilings).map((ceiling) => {
    const figure = figureOf(ceiling);
    const rest = renewed.get(figure) ?? former.get(figure) ?? unmeasured;
    return `| ${[figure, limitOf(ceiling), ...rest].join(" | ")} |`;
  });
  return [...lines.slice(0, start), header, ruler, ...rows, ...lines.slice(end)].join("\n");
}

function figureOf({ section, figure }: Ceiling): string {
  return `${section}: ${figure}`;
}

function limitOf({ limit, unit }: Ceiling): string {
  const words = "atMost" in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
  return unit === "" || unit === "ratio" ? words : `${words} ${unit}`;
}

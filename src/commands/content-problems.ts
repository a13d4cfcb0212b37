import { pluralize } from "#commands/pluralize.ts";
import { CommandError } from "#commands/run.ts";
import type { ContentProblem } from "#content/check/problem.ts";

/** Prints each problem as `file:line`, which editors link, and throws if there is one. */
export function printProblems(problems: readonly ContentProblem[], consequence = ""): void {
  for (const problem of problems) console.error(inOneLine(problem));
  if (problems.length === 0) return;
  throw new CommandError(`${pluralize(problems.length, "problem")} found${consequence}.`);
}

/** Prints warnings, which stop nothing. */
export function printWarnings(warnings: readonly ContentProblem[]): void {
  for (const warning of warnings) console.warn(`warning: ${inOneLine(warning)}`);
  if (warnings.length > 0) console.warn(`${pluralize(warnings.length, "warning")}.`);
}

function inOneLine({ file, line, field, message }: ContentProblem): string {
  return field === "" ? `${file}:${line}: ${message}` : `${file}:${line} ${field}: ${message}`;
}

/**
 * `npm run bench [-- section … --full --write]`: exits with 1 if a limit is missed by a tenth or more. `--full` takes medians of
 * three in Lighthouse and all requests of the memory section; `--write` updates docs/benchmarks.md.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ceilings, type Measurement, verdictOn } from "#benchmarks/ceilings.ts";
import { type SectionName, sections } from "#benchmarks/sections.ts";
import { printTable } from "#benchmarks/support/print-table.ts";
import { cellsOf, renewedReport } from "#benchmarks/support/report.ts";
import { startSite } from "#benchmarks/support/server-process.ts";
import { CommandError, runCommand } from "#commands/run.ts";
import { keysOf } from "#domain/keys-of.ts";

const report = new URL("../docs/benchmarks.md", import.meta.url);

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
    },
  });
  const chosen = chosenSections(positionals);
  console.log("Preparing a built site with the demo content …");
  await (await startSite()).stop();
  const measurements: Measurement[] = [];
  const broken: SectionName[] = [];
  for (const name of chosen) {
    console.log(`\n${name}`);
    const started = performance.now();
    try {
      measurements.push(...(await sections[name]({ isFull: values.full })));
    } catch (error) {
      console.error(error); // the other sections still run
      broken.push(name);
    }
    console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  console.log("\nAll figures");
  printTable(["section: figure", "ceiling", "measured", "verdict"], measurements.map(cellsOf));
  if (values.write) {
    writeFileSync(report, renewedReport(readFileSync(report, "utf8"), measurements, commit()));
    console.log("\nWritten to docs/benchmarks.md");
  }
  const isMissed = ({ ceiling, value }: Measurement) =>
    verdictOn(ceilings[ceiling], value) === "missed";
  if (broken.length > 0) console.error(`\nNot measured: ${broken.join(", ")}`);
  process.exitCode = broken.length > 0 || measurements.some(isMissed) ? 1 : 0;
});

function chosenSections(words: readonly string[]): SectionName[] {
  const names = keysOf(sections);
  const unknown = words.filter((word) => !names.some((name) => name === word));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no section ${unknown.join(", ")}; the sections are ${names.join(", ")}.`,
    );
  }
  return words.length === 0 ? names : names.filter((name) => words.includes(name));
}

/** The measured commit, marked if the working tree has changes. */
function commit(): string {
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  const changes = git("status", "--porcelain", "--", ".", ":!docs", ":!*.md");
  return `${git("rev-parse", "--short=8", "HEAD")}${changes === "" ? "" : " and later changes"}`;
}

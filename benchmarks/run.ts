/**
 * `npm run bench`: what the site costs, wherever possible as a ratio against a baseline measured in the same run, because
 * absolute figures belong to one machine. Sections may be named: `npm run bench -- wire api`. `--write` brings
 * `docs/benchmarks.md` up to date; `--quick` leaves out what takes minutes. How search grows is
 * `npm run bench -- scale --size=1000,10000,100000,1000000 --write`, two hours and twenty gigabytes of disk; `--all` measures that
 * and everything else.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { growthOf, growthPicture } from "#benchmarks/scale/growth.ts";
import { sections } from "#benchmarks/sections.ts";
import { machineFacts } from "#benchmarks/support/machine.ts";
import { renewedRows, reportOf, rowsOfReport } from "#benchmarks/support/report.ts";
import type { Row } from "#benchmarks/support/row.ts";
import { startSite } from "#benchmarks/support/site-process.ts";
import { figureCells, printTable, rowHeader } from "#benchmarks/support/table.ts";

const report = new URL("../docs/benchmarks.md", import.meta.url);
const growthDrawing = new URL("../docs/benchmarks-growth.svg", import.meta.url);
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const asked = words.filter((word) => word in sections);
const others = words.filter((word) => !(word in sections));
if (others.length > 0 && !asked.some((name) => sections[name]?.takesNames)) {
  console.error(
    `Unknown section ${others.join(", ")}; there are ${Object.keys(sections).join(", ")}.`,
  );
  process.exit(1);
}

const isWriting = process.argv.includes("--write");
const requestsWord = process.argv.find((word) => word.startsWith("--requests="));
if (isWriting && (others.length > 0 || requestsWord !== undefined)) {
  const narrowing = [...others, ...(requestsWord === undefined ? [] : [requestsWord])].join(", ");
  console.error(`--write takes whole sections: leave out ${narrowing}.`);
  process.exit(1);
}

const isQuick = process.argv.includes("--quick");
const isWhole = process.argv.includes("--all");
const chosen = Object.entries(sections).filter(([name, { onlyNamed, takesMinutes }]) => {
  if (isWhole) return true;
  return asked.length > 0 ? asked.includes(name) : !onlyNamed && !(isQuick && takesMinutes);
});
if (chosen.some(([, { needsSite }]) => needsSite)) {
  console.log("Preparing a built site with the demo content …");
  await (await startSite()).stop();
}

const rows: Row[] = [];
for (const [name, { run }] of chosen) {
  console.log(`\n${name}`);
  rows.push(...(await run(others)));
}
console.log("\nAll figures");
printTable(rowHeader, rows.map(figureCells));
if (isWriting) await writeReport();
const missed = rows.filter(({ holds }) => holds === false).length;
if (missed > 0) {
  console.error(`\nAims and guards that were missed: ${missed}.`);
  process.exitCode = 1;
}

async function writeReport(): Promise<void> {
  const measured = new Date().toISOString().slice(0, 10);
  const former = existsSync(report) ? rowsOfReport(readFileSync(report, "utf8")) : [];
  const machine = await machineFacts();
  const { processor, code, flags } = machine;
  const dated = rows.map((row) => ({ ...row, measured, processor, code, flags }));
  const all = renewedRows(former, dated, Object.keys(sections));
  writeFileSync(report, reportOf(all, machine));
  const growths = growthOf(all);
  if (growths.length > 0) writeFileSync(growthDrawing, growthPicture(growths));
  console.log("\nWritten to docs/benchmarks.md");
}

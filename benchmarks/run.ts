/**
 * `npm run bench`: what the site costs, always as a ratio against a baseline measured in the same run,
 * because absolute figures belong to one machine. Sections may be named: `npm run bench -- weight api`.
 * `scale` fills databases for minutes and runs only when it is named.
 */
import { benchApi } from "#benchmarks/api-latency.ts";
import { benchColdStart } from "#benchmarks/cold-start.ts";
import { benchEnquiries } from "#benchmarks/enquiries.ts";
import { benchScale } from "#benchmarks/scale/bench-scale.ts";
import { benchThroughput } from "#benchmarks/throughput.ts";
import { benchWeight } from "#benchmarks/weight.ts";
import { startSite } from "#benchmarks/support/site-process.ts";

const sections = {
  "cold-start": benchColdStart,
  weight: benchWeight,
  throughput: benchThroughput,
  api: benchApi,
  enquiries: benchEnquiries,
  scale: benchScale,
};
type SectionName = keyof typeof sections;

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(
    `Unknown section ${unknown.join(", ")}; there are ${Object.keys(sections).join(", ")}.`,
  );
  process.exit(1);
}

const withoutSite = ["enquiries", "scale"];
if (asked.length === 0 || asked.some((name) => !withoutSite.includes(name))) {
  console.log("Preparing a built site with the demo content …");
  const warmUp = await startSite();
  await warmUp.stop();
}

// The keys are those of the table above.
for (const name of Object.keys(sections) as SectionName[]) {
  const isAsked = asked.length > 0 ? asked.includes(name) : name !== "scale";
  if (!isAsked) continue;
  console.log(`\n${name}`);
  await sections[name]();
}

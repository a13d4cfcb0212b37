import { writeFileSync } from "node:fs";
import { residentMegabytes, startServer, startSite } from "#benchmarks/support/site-process.ts";
import { percentile, printTable } from "#benchmarks/support/table.ts";

const rounds = 5;
const bodyFile = new URL("../.cache/bench/empty.br", import.meta.url).pathname;

/** Command to first page, and idle memory, against a node:http server that answers one buffer. */
export async function benchColdStart(): Promise<void> {
  writeFileSync(bodyFile, "");
  const site: number[] = [];
  const baseline: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const bare = await startServer(["benchmarks/support/constant-buffer-server.ts"], "/", {
      BODY_FILE: bodyFile,
    });
    baseline.push(bare.readyMs);
    await bare.stop();
    const running = await startSite();
    site.push(running.readyMs);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    memory.push(residentMegabytes(running.pid));
    await running.stop();
  }
  const [ours, theirs] = [percentile(site, 0.5), percentile(baseline, 0.5)];
  printTable(
    ["median of 5", "site", "node:http", "ratio", "aim"],
    [
      [
        "command to first page, ms",
        ours.toFixed(0),
        theirs.toFixed(0),
        (ours / theirs).toFixed(1),
        "2000",
      ],
      ["idle memory, MB", percentile(memory, 0.5).toFixed(0), "", "", "250"],
    ],
  );
}

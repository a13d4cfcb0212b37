import { writeFileSync } from "node:fs";
import { get } from "node:http";
import autocannon from "autocannon";
import {
  benchPages,
  cpuSeconds,
  type RunningProcess,
  startServer,
  startSite,
} from "#benchmarks/support/site-process.ts";
import { printTable } from "#benchmarks/support/table.ts";

const seconds = 5;
const connections = 16;
const acceptEncoding = { "accept-encoding": "br" };

/** Requests a second and CPU a request of cached and uncached pages, against a constant buffer of the same bytes. */
export async function benchThroughput(): Promise<void> {
  const rows: string[][] = [];
  for (const page of ["listing", "project"] as const) {
    const path = benchPages[page];
    const cached = await startSite();
    const bodyFile = new URL(`../.cache/bench/${page}.br`, import.meta.url).pathname;
    writeFileSync(bodyFile, await rawBody(cached.origin + path));
    const site = await measure(cached, path);
    const uncachedSite = await startSite({ PAGE_CACHE_MB: "0" });
    const uncached = await measure(uncachedSite, path);
    const bare = await startServer(["benchmarks/support/constant-buffer-server.ts"], "/", {
      BODY_FILE: bodyFile,
    });
    const baseline = await measure(bare, "/");
    for (const [name, figure] of [
      [`${page}, cached`, site],
      [`${page}, rendered each time`, uncached],
      ["constant buffer", baseline],
    ] as const) {
      rows.push([
        name,
        figure.requestsPerSecond.toFixed(0),
        (figure.requestsPerSecond / baseline.requestsPerSecond).toFixed(3),
        (figure.cpuMs * 1000).toFixed(0),
        (figure.cpuMs / baseline.cpuMs).toFixed(1),
      ]);
    }
  }
  printTable(["", "requests/s", "of buffer", "CPU µs/request", "× buffer"], rows);
}

async function measure(server: RunningProcess, path: string) {
  await autocannon({
    url: server.origin + path,
    connections,
    duration: 1,
    headers: acceptEncoding,
  });
  const before = cpuSeconds(server.pid);
  const result = await autocannon({
    url: server.origin + path,
    connections,
    duration: seconds,
    headers: acceptEncoding,
  });
  const cpu = cpuSeconds(server.pid) - before;
  await server.stop();
  const answered = result["2xx"];
  if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} answers were not 2xx`);
  return { requestsPerSecond: answered / seconds, cpuMs: (cpu * 1000) / answered };
}

/** The body as it travels, still compressed: `fetch` would decode it. */
function rawBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: acceptEncoding }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve(Buffer.concat(chunks)));
    }).once("error", reject);
  });
}

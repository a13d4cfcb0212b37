import { Agent, get } from "node:http";
import type { Measurement } from "#benchmarks/ceilings.ts";
import { type MixedRequest, mixedRequests } from "#benchmarks/process/mixed-requests.ts";
import type { BenchOptions } from "#benchmarks/sections.ts";
import { residentMegabytes, startSite } from "#benchmarks/support/server-process.ts";
import { median } from "#benchmarks/support/statistics.ts";

const starts = 3;
const settleMs = 1_000;
const allRequests = 100_000;
const shortRequests = 10_000;
const atOnce = 16;

/**
 * Start time of the installed, built and filled site without npm's own, and resident memory: idle after the first page, and after
 * mixed requests, of which a short run sends a tenth.
 */
export async function benchProcess({ isFull }: BenchOptions): Promise<Measurement[]> {
  const seconds: number[] = [];
  const idle: number[] = [];
  for (let at = 0; at < starts; at++) {
    const site = await startSite();
    seconds.push(site.readyMs / 1000);
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    idle.push(residentMegabytes(site.pid));
    await site.stop();
  }
  const requests = isFull ? allRequests : shortRequests;
  const used = await memoryAfter(requests);
  return [
    { ceiling: "start", value: median(seconds), of: "" },
    { ceiling: "idleMemory", value: median(idle), of: "" },
    { ceiling: "usedMemory", value: used, of: isFull ? "" : `after ${requests}` },
  ];
}

async function memoryAfter(requests: number): Promise<number> {
  const site = await startSite();
  try {
    const nextRequest = await mixedRequests(site.origin);
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const tenths: string[] = [];
    let left = requests;
    let refused = 0; // 503: a busy machine exceeds the server's own timeouts
    const workers = Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        if (left % (requests / 10) === 0) tenths.push(residentMegabytes(site.pid).toFixed(0));
        const request = nextRequest();
        const status = await send(site.origin, request, agent);
        if (status === 503) refused += 1;
        else if (status !== request.status) throw new Error(`${request.path} answered ${status}`);
      }
    });
    await Promise.all(workers);
    agent.destroy();
    console.log(
      `  MB after each tenth of ${requests} requests: ${tenths.join(", ")}; refused: ${refused}`,
    );
    return residentMegabytes(site.pid);
  } finally {
    await site.stop();
  }
}

/** Reads a response to its end; returns its status. */
function send(
  origin: string,
  { method, path, headers }: MixedRequest,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(origin + path, { method, agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      answer
        .resume()
        .once("end", () => resolve(statusCode))
        .once("error", reject);
    });
    request.once("error", reject);
  });
}

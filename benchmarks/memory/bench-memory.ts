import { Agent, get } from "node:http";
import { mixedRequests, type MixedRequest } from "#benchmarks/memory/requests.ts";
import { riseOf } from "#benchmarks/memory/trend.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import {
  residentMegabytes,
  type RunningProcess,
  startSite,
} from "#benchmarks/support/site-process.ts";
import { printTable } from "#benchmarks/support/table.ts";

const defaultRequests = 100_000;
const atOnce = 16;
const sampled = 100;
const aimMb = 400;
/** Less is the coming and going of the collector's own. */
const risingMb = 10;

/**
 * Resident memory while pages in five languages, their data, projects under choices, random filters, API calls, pictures and missing
 * pages are asked for, now and then in another currency or unit or for their heads alone.
 * `--requests=20000` says how often.
 */
export async function benchMemory(): Promise<Row[]> {
  const requests = askedRequests();
  const site = await startSite();
  try {
    const samples = await sampleWhileAsked(site, requests);
    const tenths = samples.filter((_, at) => (at + 1) % (sampled / 10) === 0);
    printTable(
      ["requests", ...tenths.map((_, at) => String(((at + 1) * requests) / 10))],
      [["MB", ...tenths.map((megabytes) => megabytes.toFixed(0))]],
    );
    return [
      rowOf({
        section: "memory",
        figure: `after ${requests} mixed requests`,
        value: samples.at(-1) ?? Number.NaN,
        unit: "MB",
        aim: { of: "value", atMost: aimMb },
      }),
      rowOf({
        section: "memory",
        figure: "rise during the second half of them",
        value: riseOf(samples.slice(samples.length / 2)),
        unit: "MB",
        aim: { of: "value", atMost: risingMb },
      }),
    ];
  } finally {
    await site.stop();
  }
}

function askedRequests(): number {
  const asked = process.argv.find((word) => word.startsWith("--requests="));
  const requests = Number(asked?.slice("--requests=".length) ?? defaultRequests);
  if (!Number.isInteger(requests) || requests < sampled)
    throw new RangeError(`--requests takes a whole number from ${sampled}`);
  return requests;
}

/** Resident megabytes after each hundredth of the requests. */
async function sampleWhileAsked(site: RunningProcess, requests: number): Promise<number[]> {
  const nextRequest = await mixedRequests(site.origin);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const samples: number[] = [];
  let asked = 0;
  let answered = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    while (asked++ < requests) {
      await ask(site.origin, nextRequest(), agent);
      answered += 1;
      if (answered >= ((samples.length + 1) * requests) / sampled)
        samples.push(residentMegabytes(site.pid));
    }
  });
  await Promise.all(workers);
  agent.destroy();
  return samples;
}

/** Reads an answer to its end. */
function ask(origin: string, asked: MixedRequest, agent: Agent): Promise<void> {
  const { method, path, headers, status } = asked;
  return new Promise((resolve, reject) => {
    const request = get(origin + path, { method, agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode !== status) reject(new Error(`${path} answered ${statusCode}, not ${status}`));
      answer.resume().once("end", resolve).once("error", reject);
    });
    request.once("error", reject);
  });
}

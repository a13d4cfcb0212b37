import { Agent, get } from "node:http";
import { mixedRequests, type MixedRequest } from "#benchmarks/memory/requests.ts";
import { riseOf } from "#benchmarks/memory/trend.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import {
  childrenOf,
  residentMegabytes,
  type RunningProcess,
  startAsNpmDoes,
} from "#benchmarks/support/site-process.ts";

const defaultRequests = 100_000;
const atOnce = 16;
const samplesPerRun = 100;
const aimMb = 400;
/** Less is the coming and going of the collector's own. */
const risingMb = 10;

/** Processes of the same code differ by a dozen megabytes. */
const processCount = 2;

/** Megabytes of a process while it is asked. */
interface MemoryOfProcess {
  /** After each tenth of all requests. */
  tenths: number[];
  /** After the requests that are named. */
  after: number;
  /** During as many again. */
  rise: number;
  /** At the end, of the process beside it, which has started it and waits for its end. */
  launcher: number;
}

/**
 * Resident memory of the process that serves, while pages in five languages, their data, projects under choices, random filters,
 * texts and beginnings of words, API calls, pictures, files and missing pages are asked for, now and then in another currency or
 * unit or for their heads alone. Several processes are asked the same, one after the other, and the highest is judged.
 * V8 goes on compiling for some fifty thousand requests, so whether a process rises is read from as many again.
 * `--requests=20000` says after how many the first figure is read.
 */
export async function benchMemory(): Promise<Row[]> {
  const requests = askedRequests();
  const measured: MemoryOfProcess[] = [];
  for (let at = 1; at <= processCount; at += 1) {
    const memory = await measureProcess(requests);
    const tenths = memory.tenths.map((megabytes) => megabytes.toFixed(0)).join(", ");
    console.log(`  process ${at}: ${tenths} MB, rising by ${memory.rise.toFixed(1)}`);
    measured.push(memory);
  }
  const highest = (figureOf: (memory: MemoryOfProcess) => number) => ({
    section: "memory",
    value: Math.max(...measured.map(figureOf)),
    unit: "MB",
  });
  const most = `the most of ${processCount} processes`;
  return [
    rowOf({
      figure: `after ${requests} mixed requests, ${most}`,
      ...highest(({ after }) => after),
      aim: { of: "value", atMost: aimMb },
    }),
    rowOf({
      figure: `after ${requests} mixed requests, with what started it`,
      ...highest(({ after, launcher }) => after + launcher),
    }),
    rowOf({
      figure: `rise during as many again, ${most}`,
      ...highest(({ rise }) => rise),
      aim: { of: "value", atMost: risingMb },
    }),
  ];
}

async function measureProcess(requests: number): Promise<MemoryOfProcess> {
  const site = await startAsNpmDoes();
  try {
    const [serving] = childrenOf(site.pid);
    if (serving === undefined) throw new Error("npm start has started no process that serves.");
    const samples = await sampleWhileAsked({ origin: site.origin, pid: serving }, requests);
    return {
      tenths: samples.filter((_, at) => (at + 1) % (samples.length / 10) === 0),
      after: samples[samplesPerRun - 1] ?? Number.NaN,
      rise: riseOf(samples.slice(samplesPerRun)),
      launcher: residentMegabytes(site.pid),
    };
  } finally {
    await site.stop();
  }
}

function askedRequests(): number {
  const asked = process.argv.find((word) => word.startsWith("--requests="));
  const requests = Number(asked?.slice("--requests=".length) ?? defaultRequests);
  if (!Number.isInteger(requests) || requests < samplesPerRun)
    throw new RangeError(`--requests takes a whole number from ${samplesPerRun}`);
  return requests;
}

/** Resident megabytes after each hundredth of the requests, and of as many again. */
async function sampleWhileAsked(
  site: Pick<RunningProcess, "origin" | "pid">,
  requests: number,
): Promise<number[]> {
  const nextRequest = await mixedRequests(site.origin);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const samples: number[] = [];
  let asked = 0;
  let answered = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    while (asked++ < 2 * requests) {
      await ask(site.origin, nextRequest(), agent);
      answered += 1;
      if (answered >= ((samples.length + 1) * requests) / samplesPerRun)
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

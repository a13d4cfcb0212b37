import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { callOf, faultIn, type FuzzAnswer } from "#tests/fuzz/check-answer.ts";
import { makeRequests, type FuzzRequest } from "#tests/fuzz/requests.ts";

export type SendFuzzRequest = (request: FuzzRequest) => Promise<FuzzAnswer>;

export interface FuzzOptions {
  /** Clients that must answer the same request alike. */
  clients: readonly SendFuzzRequest[];
  words: readonly string[];
  paths: readonly string[];
  secrets: readonly string[];
  seed: number;
  requests: number;
}

export interface Finding {
  fault: string;
  request: FuzzRequest;
}

export interface FuzzReport {
  requestCount: number;
  findings: Finding[];
  statuses: Map<number, number>;
  /** Times in milliseconds by call name. */
  times: Map<string, number[]>;
  slowest: { ms: number; target: string };
}

const batchSize = 100;
const enough = 20;

/** Stops when all requests are sent or enough faults are found. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests, words, paths } = options;
  const report: FuzzReport = {
    requestCount: 0,
    findings: [],
    statuses: new Map(),
    times: new Map(),
    slowest: { ms: 0, target: "" },
  };
  for (
    let batch = 0;
    report.requestCount < requests && report.findings.length < enough;
    batch += 1
  ) {
    const count = Math.min(batchSize, requests - report.requestCount);
    await sendBatch(makeRequests(words, paths, { seed: seed + batch, count }), options, report);
  }
  return report;
}

async function sendBatch(
  requests: readonly FuzzRequest[],
  { clients, secrets }: FuzzOptions,
  report: FuzzReport,
): Promise<void> {
  const [first, ...others] = clients;
  if (first === undefined) return;
  const answers: FuzzAnswer[] = [];
  for (const request of requests) {
    const started = performance.now();
    const answer = await first(request);
    note(report, request, answer, performance.now() - started);
    answers.push(answer);
    const fault = faultIn(request, answer, secrets);
    if (fault !== null) report.findings.push({ fault, request });
  }
  // Concurrently, so that requests of different languages interfere.
  const again = await Promise.all(
    requests.map((request, place) => (others[place % others.length] ?? first)(request)),
  );
  again.forEach((answer, place) => {
    const request = requests[place];
    const before = answers[place];
    if (request === undefined || before === undefined || sameAs(answer, before)) return;
    report.findings.push({ fault: "it answers otherwise when it is asked again", request });
  });
}

function sameAs(one: FuzzAnswer, other: FuzzAnswer): boolean {
  return one.status === other.status && one.type === other.type && one.text === other.text;
}

function note(
  report: FuzzReport,
  { target }: FuzzRequest,
  { status }: FuzzAnswer,
  ms: number,
): void {
  const name = callOf(target) ?? "no call";
  report.requestCount += 1;
  report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
  const times = report.times.get(name) ?? [];
  times.push(ms);
  report.times.set(name, times);
  if (ms > report.slowest.ms) report.slowest = { ms, target };
}

export function inProcess(api: {
  fetch(request: Request): Response | Promise<Response>;
}): SendFuzzRequest {
  return async ({ method, target, headers }) => {
    const response = await api.fetch(
      new Request(`http://api.example${target}`, { method, headers }),
    );
    const body = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      type: response.headers.get("Content-Type"),
      text: decompressed(body, response.headers.get("Content-Encoding")),
    };
  };
}

export function decompressed(body: Buffer, encoding: string | null): string {
  if (body.length === 0) return "";
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return encoding === "gzip" ? gunzipSync(body).toString() : body.toString();
}

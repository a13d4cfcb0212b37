/** A program that sends requests sequentially and writes their times as JSON, in its own process to keep the server's event loop free. */
import { json } from "node:stream/consumers";
import { openConnection, requestText } from "#benchmarks/support/connection.ts";

/** The input on stdin. */
export interface RequestPlan {
  port: number;
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** Uncounted requests per path. */
  warmUp: number;
  rounds: number;
}

const { port, paths, headers, warmUp, rounds } = (await json(process.stdin)) as RequestPlan; // of bench-api.ts
const times: number[][] = []; // milliseconds by path
for (const path of paths) {
  const connection = await openConnection(port); // the server closes a connection after a number of requests
  const request = requestText({ method: "GET", path, headers });
  const samples: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const started = performance.now();
    const status = await connection.exchange(request);
    const took = performance.now() - started;
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    if (round >= 0) samples.push(took);
  }
  connection.close();
  times.push(samples);
}
console.log(JSON.stringify(times));

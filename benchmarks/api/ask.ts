/** A program: asks one path after the other over one connection and writes the times as JSON. */
import { json } from "node:stream/consumers";
import type { TimedAsking, Times } from "#benchmarks/api/timed.ts";
import { openConnection, requestOf } from "#benchmarks/support/connection.ts";

const askings = (await json(process.stdin)) as TimedAsking[]; // of bench-api.ts
const answers: Times[] = [];
for (const asking of askings) answers.push(await timesOf(asking));
console.log(JSON.stringify(answers));

async function timesOf(asking: TimedAsking): Promise<Times> {
  const { port, path, headers, status, warmUp, rounds } = asking;
  const connection = await openConnection(port);
  const request = requestOf({ method: "GET", path, headers });
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const started = performance.now();
    const answered = await connection.exchange(request);
    const took = performance.now() - started;
    if (answered !== status) throw new Error(`${path} answered ${answered} instead of ${status}`);
    if (round >= 0) times.push(took);
  }
  connection.close();
  return times;
}

import { type Row, rowOf } from "#benchmarks/support/row.ts";
import {
  residentMegabytes,
  startConstantBuffer,
  startSite,
} from "#benchmarks/support/site-process.ts";
import { percentile } from "#benchmarks/support/table.ts";

const rounds = 5;
const settleMs = 1_000;

/** Command to first page of what is built and filled, against a node:http server that answers one buffer; memory at rest. */
export async function benchStart(): Promise<Row[]> {
  const site: number[] = [];
  const bare: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const buffer = await startConstantBuffer("empty", Buffer.alloc(0));
    bare.push(buffer.readyMs);
    await buffer.stop();
    const running = await startSite();
    site.push(running.readyMs);
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    memory.push(residentMegabytes(running.pid));
    await running.stop();
  }
  return [
    rowOf({
      section: "start",
      figure: "second start to first page, against plain node:http",
      value: percentile(site, 0.5),
      unit: "ms",
      baseline: percentile(bare, 0.5),
      aim: { of: "value", atMost: 2_000 },
    }),
    rowOf({
      section: "start",
      figure: "memory at rest",
      value: percentile(memory, 0.5),
      unit: "MB",
      aim: { of: "value", atMost: 250 },
    }),
  ];
}

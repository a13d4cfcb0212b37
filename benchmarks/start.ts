import { type Row, rowOf } from "#benchmarks/support/row.ts";
import {
  childrenOf,
  residentMegabytes,
  startAsNpmDoes,
  startConstantBuffer,
} from "#benchmarks/support/site-process.ts";
import { median } from "#benchmarks/support/table.ts";

const rounds = 5;
const settleMs = 1_000;

/**
 * `npm start` without npm, to the first page of what is installed, built and filled, against a node:http server that answers one
 * buffer; memory at rest of all its processes.
 */
export async function benchStart(): Promise<Row[]> {
  const site: number[] = [];
  const bare: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const buffer = await startConstantBuffer(Buffer.alloc(0), []);
    bare.push(buffer.readyMs);
    await buffer.stop();
    const running = await startAsNpmDoes();
    site.push(running.readyMs);
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const processes = [running.pid, ...childrenOf(running.pid)];
    memory.push(processes.reduce((sum, pid) => sum + residentMegabytes(pid), 0));
    await running.stop();
  }
  return [
    rowOf({
      section: "start",
      figure: "second start to first page, against plain node:http",
      value: median(site),
      unit: "ms",
      baseline: median(bare),
      aim: { of: "value", atMost: 2_000 },
    }),
    rowOf({
      section: "start",
      figure: "memory at rest",
      value: median(memory),
      unit: "MB",
      aim: { of: "value", atMost: 250 },
    }),
  ];
}

import { get } from "node:http";
import { type Measurement, worstOf } from "#benchmarks/ceilings.ts";
import type { BenchOptions } from "#benchmarks/sections.ts";
import { type Load, loadAlternately, type LoadOptions } from "#benchmarks/support/load.ts";
import { printTable } from "#benchmarks/support/print-table.ts";
import { benchPages, startConstantBuffer, startSite } from "#benchmarks/support/server-process.ts";
import { median } from "#benchmarks/support/statistics.ts";

const turns: LoadOptions = {
  round: { duration: 0.7 }, // short, so that a slow moment of the machine affects both servers
  rounds: 3,
  connections: 16,
  warmUp: { duration: 1 },
};
const brotli = { "accept-encoding": "br" };

/**
 * A cached page, compared with a node:http server that sends the same compressed bytes; a full run takes the median of three
 * processes.
 */
export async function benchWarmPage({ isFull }: BenchOptions): Promise<Measurement[]> {
  const ratios = new Map<string, number[]>();
  for (let at = 0; at < (isFull ? 3 : 1); at++) {
    const site = await startSite();
    for (const [name, path] of Object.entries(benchPages)) {
      const { body, headers } = await cachedAnswer(site.origin + path);
      const buffer = await startConstantBuffer(body, headers);
      const loads = await loadAlternately(
        {
          site: { server: site, path, headers: brotli },
          buffer: { server: buffer, path: "/", headers: brotli },
        },
        turns,
      );
      await buffer.stop();
      print(name, loads);
      const ratio = loads.site.perSecond / loads.buffer.perSecond;
      ratios.set(name, [...(ratios.get(name) ?? []), ratio]);
    }
    await site.stop();
  }
  const note = isFull ? "" : ", one run";
  const measurements = [...ratios].map(([name, values]): Measurement => {
    return { ceiling: "warmPage", value: median(values), of: name + note };
  });
  return [worstOf(measurements)];
}

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

/** A repeated request makes the idle site compress the page at its best level. */
async function cachedAnswer(url: string): Promise<Answer> {
  let answer = await answerAt(url);
  for (let unchanged = 0; unchanged < 5; unchanged++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const next = await answerAt(url);
    if (next.body.length < answer.body.length) unchanged = 0;
    answer = next;
  }
  return answer;
}

/** Keeps the encoded body and its headers, which `fetch` would decode. */
function answerAt(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: brotli }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("end", () => {
        const body = Buffer.concat(chunks);
        const headers = {
          "content-type": answer.headers["content-type"] ?? "",
          "content-encoding": answer.headers["content-encoding"] ?? "identity",
          "content-length": String(body.length),
        };
        resolve({ body, headers });
      });
    }).once("error", reject);
  });
}

function print(name: string, loads: Readonly<Record<string, Load>>): void {
  printTable(
    [name, "requests/s", "CPU µs"],
    Object.entries(loads).map(([server, { perSecond, cpuMs }]) => [
      server,
      perSecond.toFixed(0),
      (cpuMs * 1000).toFixed(0),
    ]),
  );
}

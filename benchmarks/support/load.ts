import autocannon from "autocannon";
import { cpuSeconds, type RunningProcess } from "#benchmarks/support/site-process.ts";
import { percentile } from "#benchmarks/support/table.ts";

export interface Target {
  server: RunningProcess;
  path: string;
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
  /** What every answer must be; 200 unless told. */
  status?: number;
}

/** Of one target: requests a second, and CPU of all threads of its process for each, user and system. */
export interface Load {
  perSecond: number;
  cpuMs: number;
}

/** How long a round takes: so many seconds or so many requests. */
export type Round = { duration: number } | { amount: number };

export interface Turns {
  round: Round;
  rounds: number;
  connections: number;
  /** Before anything counts, so that the compiler of the engine has seen the code. */
  warmUp: Round;
}

/** Loads the targets turn by turn, so that whatever else the machine does hurts all alike; medians of the rounds count. */
export async function loadInTurns<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  { round, rounds, connections, warmUp }: Turns,
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[]; // its own keys
  for (const name of names) await load(targets[name], warmUp, connections);
  const measured = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (let at = 0; at < rounds; at++) {
    for (const name of names)
      measured.get(name)?.push(await load(targets[name], round, connections));
  }
  const medians = names.map((name) => [name, medianOf(measured.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, Load>; // an entry for each name
}

async function load(target: Target, round: Round, connections: number): Promise<Load> {
  const { server, path, method = "GET", headers = {}, status = 200 } = target;
  const before = cpuSeconds(server.pid);
  const started = performance.now();
  const result = await autocannon({
    url: server.origin + path,
    connections,
    method,
    headers,
    ...round,
  });
  const seconds = (performance.now() - started) / 1000;
  const cpu = cpuSeconds(server.pid) - before;
  const counts = Object.entries(result.statusCodeStats ?? {});
  const all = counts.reduce((sum, [, { count = 0 }]) => sum + count, 0);
  const answered = counts.find(([code]) => code === String(status))?.[1].count ?? 0;
  if (answered === 0 || answered < all || result.errors > 0)
    throw new Error(`${method} ${path}: ${answered} of ${all} answers were ${status}`);
  return { perSecond: answered / seconds, cpuMs: (cpu * 1000) / answered };
}

function medianOf(loads: readonly Load[]): Load {
  const median = (figure: keyof Load) =>
    percentile(
      loads.map((load) => load[figure]),
      0.5,
    );
  return { perSecond: median("perSecond"), cpuMs: median("cpuMs") };
}

import { openConnection, requestText } from "#benchmarks/support/connection.ts";
import { cpuSeconds, type RunningProcess } from "#benchmarks/support/server-process.ts";
import { mediansOf } from "#benchmarks/support/statistics.ts";
import { keysOf } from "#domain/keys-of.ts";

export interface Target {
  server: RunningProcess;
  path: string;
  headers?: Record<string, string>;
}

/** Per target: requests per second, and CPU (user and system) of its processes per request. */
export interface Load {
  perSecond: number;
  cpuMs: number;
}

/** A number of seconds or of requests. */
export type Round = { duration: number } | { amount: number };

export interface LoadOptions {
  round: Round;
  rounds: number;
  connections: number;
  /** Uncounted, to warm up the JIT. */
  warmUp: Round;
}

/** Alternates the targets so that other load on the machine affects all alike; returns medians of the rounds. */
export async function loadAlternately<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  { round, rounds, connections, warmUp }: LoadOptions,
): Promise<Record<Name, Load>> {
  const names = keysOf(targets);
  for (const name of names) await load(targets[name], warmUp, connections);
  const measured = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (let at = 0; at < rounds; at++) {
    for (const name of names)
      measured.get(name)?.push(await load(targets[name], round, connections));
  }
  const medians = names.map((name) => [name, mediansOf(measured.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, Load>; // an entry for each name
}

async function load(
  { server, path, headers = {} }: Target,
  round: Round,
  connections: number,
): Promise<Load> {
  const request = requestText({ method: "GET", path, headers });
  const goesOn = endOf(round);
  let answered = 0;
  const before = cpuSeconds(server.pid);
  const started = performance.now();
  const workers = Array.from({ length: connections }, async () => {
    const connection = await openConnection(Number(new URL(server.origin).port));
    while (goesOn()) {
      const status = await connection.exchange(request);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      answered += 1;
    }
    connection.close();
  });
  await Promise.all(workers);
  const seconds = (performance.now() - started) / 1000;
  const cpu = cpuSeconds(server.pid) - before;
  return { perSecond: answered / seconds, cpuMs: (cpu * 1000) / answered };
}

function endOf(round: Round): () => boolean {
  if ("amount" in round) {
    let left = round.amount;
    return () => left-- > 0;
  }
  const end = performance.now() + round.duration * 1000;
  return () => performance.now() < end;
}

import { openConnection, requestOf } from "#benchmarks/support/connection.ts";
import { cpuSeconds, type RunningProcess } from "#benchmarks/support/site-process.ts";
import { mediansOf } from "#benchmarks/support/table.ts";

export interface Target {
  server: RunningProcess;
  /** Several are asked for in turn, each request the next. */
  path: string | (() => string);
  /** GET unless told. */
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
  const medians = names.map((name) => [name, mediansOf(measured.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, Load>; // an entry for each name
}

async function load(target: Target, round: Round, connections: number): Promise<Load> {
  const { server, path, method = "GET", headers = {}, status = 200 } = target;
  const requestFor = (path: string) => requestOf({ method, path, headers });
  // Written once where it can be: writing each anew costs the one who asks.
  const nextRequest =
    typeof path === "string" ? always(requestFor(path)) : () => requestFor(path());
  const before = cpuSeconds(server.pid);
  const started = performance.now();
  const counts = await ask(server.origin, nextRequest, connections, round);
  const seconds = (performance.now() - started) / 1000;
  const cpu = cpuSeconds(server.pid) - before;
  const answered = counts.get(status) ?? 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (answered === 0 || answered < all) {
    const asked = typeof path === "string" ? path : path();
    throw new Error(`${method} ${asked}: ${answered} of ${all} answers were ${status}`);
  }
  return { perSecond: answered / seconds, cpuMs: (cpu * 1000) / answered };
}

function always(request: string): () => string {
  return () => request;
}

/** Asks on so many connections, on each for the next when an answer is whole; gives how many answers had which status. */
async function ask(
  origin: string,
  nextRequest: () => string,
  connections: number,
  round: Round,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  const goesOn = endOf(round);
  const workers = Array.from({ length: connections }, async () => {
    const connection = await openConnection(Number(new URL(origin).port));
    while (goesOn()) {
      const status = await connection.exchange(nextRequest());
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    connection.close();
  });
  await Promise.all(workers);
  return counts;
}

function endOf(round: Round): () => boolean {
  if ("amount" in round) {
    let left = round.amount;
    return () => left-- > 0;
  }
  const end = performance.now() + round.duration * 1000;
  return () => performance.now() < end;
}

import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import autocannon from "autocannon";
import { cpuSeconds, type RunningProcess } from "#benchmarks/support/site-process.ts";
import { mediansOf } from "#benchmarks/support/table.ts";

export interface Target {
  server: RunningProcess;
  /** Several are asked for in turn, each request the next. */
  path: string | (() => string);
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
  const { server, path, method = "GET", status = 200 } = target;
  const before = cpuSeconds(server.pid);
  const started = performance.now();
  const ask = method === "HEAD" ? askForHeads : askWithAutocannon;
  const counts = await ask(target, round, connections);
  const seconds = (performance.now() - started) / 1000;
  const cpu = cpuSeconds(server.pid) - before;
  const answered = counts.get(status) ?? 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (answered === 0 || answered < all)
    throw new Error(`${method} ${nextOf(path)}: ${answered} of ${all} answers were ${status}`);
  return { perSecond: answered / seconds, cpuMs: (cpu * 1000) / answered };
}

/** How many answers had which status; 0 stands for none. */
type Counts = Map<number, number>;

async function askWithAutocannon(
  target: Target,
  round: Round,
  connections: number,
): Promise<Counts> {
  const { server, path, headers = {} } = target;
  const url = server.origin + nextOf(path);
  const setupRequest = (asked: autocannon.Request) => ({ ...asked, path: nextOf(path) });
  // Only where it changes: writing each request anew costs the one who asks.
  const changing = typeof path === "string" ? {} : { requests: [{ setupRequest }] };
  const result = await autocannon({ url, connections, headers, ...changing, ...round });
  const counts = Object.entries(result.statusCodeStats ?? {});
  return new Map([
    ...counts.map(([status, { count = 0 }]) => [Number(status), count] as const),
    ...(result.errors > 0 ? [[0, result.errors] as const] : []),
  ]);
}

function nextOf(path: Target["path"]): string {
  return typeof path === "string" ? path : path();
}

/** Autocannon waits for a body after HEAD, too. */
async function askForHeads(target: Target, round: Round, connections: number): Promise<Counts> {
  const { server, path, headers = {} } = target;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts: Counts = new Map();
  const end =
    "duration" in round ? performance.now() + round.duration * 1000 : Number.POSITIVE_INFINITY;
  let left = "amount" in round ? round.amount : Number.POSITIVE_INFINITY;
  const workers = Array.from({ length: connections }, async () => {
    while (left-- > 0 && performance.now() < end) {
      const asked = request(server.origin + nextOf(path), {
        agent,
        method: "HEAD",
        headers,
      }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage]; // what Node emits with it
      answer.resume();
      await once(answer, "end");
      const status = answer.statusCode ?? 0;
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  });
  await Promise.all(workers);
  agent.destroy();
  return counts;
}

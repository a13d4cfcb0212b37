import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { claimNext } from "#enquiries/delivery/claim.ts";
import { deliver, type DeliveryReport } from "#enquiries/delivery/deliver.ts";
import type { Target } from "#enquiries/delivery/target.ts";

interface CourierOptions {
  targets: readonly Target[];
  /** The clock, unless told. */
  now?: () => Date;
  /** At least 0 and less than 1: `Math.random`, unless told. */
  random?: () => number;
  /** How long a receiver may take; ten seconds unless told. */
  timeoutMs?: number;
  /** How often it looks whether something is due; every five seconds unless told. */
  pollMs?: number;
  report: (report: DeliveryReport) => void;
  /** Hears of a database that cannot be asked. Nothing is lost by it: the courier looks again. */
  reportFault: (error: unknown) => void;
}

export interface Courier {
  /** Says that something may be due. */
  nudge(): void;
  /** Resolves once what is under way has ended; nothing further is begun. */
  stop(): Promise<void>;
}

/** One target's deliveries: a receiver that is slow holds up nobody else's. */
interface Lane {
  target: Target;
  underWay: Set<Promise<void>>;
}

/** At once, to one target, from one process. */
const mostInALane = 4;

/**
 * Starts to deliver what is due, at once and from then on, until it is stopped. Every process may run one over the same
 * database: a delivery is in the hands of one of them at a time, and goes to another if its courier dies.
 */
export function openCourier(database: Kysely<Database>, options: CourierOptions): Courier {
  const { now = () => new Date(), random = Math.random, timeoutMs = 10_000 } = options;
  const lanes: Lane[] = options.targets.map((target) => ({ target, underWay: new Set() }));
  let stopped = false;

  function wake(lane: Lane): void {
    if (stopped || lane.underWay.size >= mostInALane) return;
    const work = clear(lane)
      .catch(options.reportFault)
      .finally(() => lane.underWay.delete(work));
    lane.underWay.add(work);
  }

  /** Delivers until nothing is due. Whoever finds something sends for another hand: there may be more. */
  async function clear(lane: Lane): Promise<void> {
    for (;;) {
      if (stopped) return;
      const claimed = await claimNext(database, lane.target.name, now());
      if (claimed === null) return;
      wake(lane);
      options.report(await deliver(database, lane.target, claimed, { now, random, timeoutMs }));
    }
  }

  function nudge(): void {
    for (const lane of lanes) wake(lane);
  }

  const poll = setInterval(nudge, options.pollMs ?? 5_000).unref();
  nudge();
  return {
    nudge,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await Promise.all(lanes.flatMap(({ underWay }) => [...underWay]));
    },
  };
}

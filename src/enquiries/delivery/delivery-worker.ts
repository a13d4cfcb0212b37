import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { claimNext } from "#enquiries/delivery/claim.ts";
import { deliver, type DeliveryReport } from "#enquiries/delivery/deliver.ts";
import type { Target } from "#enquiries/delivery/target.ts";

interface DeliveryWorkerOptions {
  targets: readonly Target[];
  /** The system clock by default. */
  now?: () => Date;
  /** At least 0 and less than 1; `Math.random` by default. */
  random?: () => number;
  /** Ten seconds by default. */
  timeoutMs?: number;
  /** Five seconds by default. */
  pollMs?: number;
  report: (report: DeliveryReport) => void;
  /** Called when the database is unavailable; the worker polls again. */
  reportError: (error: unknown) => void;
}

export interface DeliveryWorker {
  /** Looks for due deliveries at once. */
  wake(): void;
  /** Starts nothing more and resolves once running deliveries have ended. */
  stop(): Promise<void>;
}

/** Deliveries to one target, so that a slow receiver delays no other. */
interface Lane {
  target: Target;
  tasks: Set<Promise<void>>;
}

const maxTasksPerLane = 4;

/**
 * Delivers what is due, now and at each poll, until it is stopped. Several processes may run a worker over one database: a delivery
 * is claimed by one of them, and by another if that one dies.
 */
export function startDeliveryWorker(
  database: Kysely<Database>,
  options: DeliveryWorkerOptions,
): DeliveryWorker {
  const { now = () => new Date(), random = Math.random, timeoutMs = 10_000 } = options;
  const lanes: Lane[] = options.targets.map((target) => ({ target, tasks: new Set() }));
  let stopped = false;

  function startTask(lane: Lane): void {
    if (stopped || lane.tasks.size >= maxTasksPerLane) return;
    const work = deliverDue(lane)
      .catch(options.reportError)
      .finally(() => lane.tasks.delete(work));
    lane.tasks.add(work);
  }

  /** Delivers until nothing is due; each delivery that is found starts a further task. */
  async function deliverDue(lane: Lane): Promise<void> {
    for (;;) {
      if (stopped) return;
      const claimed = await claimNext(database, lane.target.name, now());
      if (claimed === null) return;
      startTask(lane);
      options.report(await deliver(database, lane.target, claimed, { now, random, timeoutMs }));
    }
  }

  function wake(): void {
    for (const lane of lanes) startTask(lane);
  }

  const poll = setInterval(wake, options.pollMs ?? 5_000).unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await Promise.all(lanes.flatMap(({ tasks }) => [...tasks]));
    },
  };
}

import { setTimeout as delay } from "node:timers/promises";
import { performance } from "node:perf_hooks";
import { encodeDensely } from "#http/encoding.ts";
import type { Bodies } from "#http/bodies.ts";

/** What keeps pages or files by their keys. */
export interface Keeper {
  /** Whether these bodies are still kept under that key. */
  holds(key: string, bodies: Bodies): boolean;
  /** To be called when they have become others. */
  weigh(key: string): void;
}

/** Takes in the bodies of a page or a file that is asked for again, to make their brotli body a smaller one. */
export type Press = (bodies: Bodies, key: string, keeper: Keeper) => void;

export interface PressOptions {
  /** Pause before each page, so that a core is never busy with this for long. */
  restMs: number;
  isIdle: () => boolean;
  /** A page that cannot be pressed is left as it is; this is for the log. */
  onFault: (error: unknown) => void;
}

interface Waiting {
  /** Weakly: what is kept no longer must not stay in memory for its turn. */
  bodies: WeakRef<Bodies>;
  key: string;
  keeper: Keeper;
}

/** Beyond these a page is left as it is until it is asked for once more. */
const mostWaiting = 200;

/** Compresses kept pages once more, as small as they get: each once, one at a time, and only while there is little else to do. */
export function createPress({ restMs, isIdle, onFault }: PressOptions): Press {
  const taken = new WeakSet<Bodies>();
  const waiting: Waiting[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      do await delay(restMs, undefined, { ref: false });
      while (!isIdle());
      await pressNext().catch(onFault);
    }
    isWorking = false;
  }

  /** The next that is still kept, if any. */
  async function pressNext(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { key, keeper } = next;
      const bodies = next.bodies.deref();
      if (bodies === undefined || !keeper.holds(key, bodies)) continue;
      bodies.replace("br", await encodeDensely(await bodies.make("identity")));
      return keeper.weigh(key);
    }
  }

  return (bodies, key, keeper) => {
    if (taken.has(bodies) || bodies.find("br") === undefined || waiting.length >= mostWaiting)
      return;
    taken.add(bodies);
    waiting.push({ bodies: new WeakRef(bodies), key, keeper });
    if (!isWorking) void work();
  };
}

/** Tells whether the event loop has been waiting more than working since it was asked last. */
export function idleness(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < 0.5;
  };
}

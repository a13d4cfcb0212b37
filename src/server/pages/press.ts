import { setTimeout as delay } from "node:timers/promises";
import { performance } from "node:perf_hooks";
import { encodeDensely, type Encoding } from "#api/encoding.ts";
import type { Page } from "#server/pages/page.ts";

/** Takes in a page that is asked for again; `whenPressed` hears that its brotli body has become a smaller one. */
export type Press = (page: Page, whenPressed: () => void) => void;

export interface PressOptions {
  /** Pause before each page, so that a core is never busy with this for long. */
  restMs: number;
  isIdle: () => boolean;
}

/** Beyond these a page is left as it is until it is asked for once more. */
const mostWaiting = 200;

/** Compresses kept pages once more, as small as they get: each once, one at a time, and only while there is little else to do. */
export function createPress({ restMs, isIdle }: PressOptions): Press {
  const taken = new WeakSet<Map<Encoding, Buffer>>();
  const waiting: { bodies: Map<Encoding, Buffer>; whenPressed: () => void }[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      do await delay(restMs, undefined, { ref: false });
      while (!isIdle());
      const { bodies, whenPressed } = next;
      const plain = bodies.get("identity");
      if (plain === undefined) continue;
      bodies.set("br", await encodeDensely(plain));
      whenPressed();
    }
    isWorking = false;
  }

  return ({ bodies }, whenPressed) => {
    if (taken.has(bodies) || !bodies.has("br") || waiting.length >= mostWaiting) return;
    taken.add(bodies);
    waiting.push({ bodies, whenPressed });
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

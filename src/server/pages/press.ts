import { setTimeout as delay } from "node:timers/promises";
import { performance } from "node:perf_hooks";
import { encodeDensely } from "#api/encoding.ts";
import type { Bodies } from "#server/pages/bodies.ts";
import type { Page } from "#server/pages/page.ts";

/** Takes in a page or a file that is asked for again; `whenPressed` hears that its brotli body has become a smaller one. */
export type Press = (page: Pick<Page, "bodies">, whenPressed: () => void) => void;

export interface PressOptions {
  /** Pause before each page, so that a core is never busy with this for long. */
  restMs: number;
  isIdle: () => boolean;
}

/** Beyond these a page is left as it is until it is asked for once more. */
const mostWaiting = 200;

/** Compresses kept pages once more, as small as they get: each once, one at a time, and only while there is little else to do. */
export function createPress({ restMs, isIdle }: PressOptions): Press {
  const taken = new WeakSet<Bodies>();
  const waiting: { bodies: Bodies; whenPressed: () => void }[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      do await delay(restMs, undefined, { ref: false });
      while (!isIdle());
      const { bodies, whenPressed } = next;
      bodies.replace("br", await encodeDensely(await bodies.make("identity")));
      whenPressed();
    }
    isWorking = false;
  }

  return ({ bodies }, whenPressed) => {
    if (taken.has(bodies) || bodies.find("br") === undefined || waiting.length >= mostWaiting)
      return;
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

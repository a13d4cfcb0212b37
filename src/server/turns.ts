export interface Turns {
  /** Waits for a turn and gives the way to end it. Rejects when the signal aborts first, and at once when too many wait. */
  take(signal: AbortSignal): Promise<() => void>;
}

/** Lets so many work at once, and so many more wait, first come first served. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue = new Set<() => void>();
  let working = 0;

  function start(): () => void {
    working += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      working -= 1;
      const [next] = queue;
      next?.();
    };
  }

  async function take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (working < atOnce) return start();
    if (queue.size >= waiting) throw new Error(`${waiting} requests are waiting already`);
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const begin = () => settle(() => resolve(start()));
    const giveUp = () => settle(() => reject(signal.reason));
    function settle(how: () => void): void {
      queue.delete(begin);
      signal.removeEventListener("abort", giveUp);
      how();
    }
    queue.add(begin);
    signal.addEventListener("abort", giveUp);
    return promise;
  }

  return { take };
}

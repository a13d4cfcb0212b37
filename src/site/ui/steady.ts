import { useEffect, useRef, useState } from "react";

/** What is over sooner is not worth telling, and what was told stays long enough to be read. */
export const steadyMs = 200;

/**
 * Tells that something is pending without flickering: once it has lasted 200 ms, and then for at least 200 ms. What it
 * waits for is never held back. With `after: 0` it is told at once, as by a button that was pressed.
 */
export function useSteady(isPending: boolean, { after = steadyMs } = {}): boolean {
  const [isTold, setTold] = useState(false);
  const toldAt = useRef(0);
  const tellsNow = isPending && after === 0;
  useEffect(() => {
    if (isPending === isTold) return;
    const rest = isPending ? after : toldAt.current + steadyMs - performance.now();
    const timer = setTimeout(() => {
      if (isPending) toldAt.current = performance.now();
      setTold(isPending);
    }, rest);
    return () => clearTimeout(timer);
  }, [isPending, isTold, after]);
  return isTold || tellsNow;
}

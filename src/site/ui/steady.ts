import { useEffect, useRef, useState } from "react";

export const steadyMs = 200;

/** Appears after 200 ms and lasts 200 ms, so that nothing flickers; `after: 0` shows it at once. */
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

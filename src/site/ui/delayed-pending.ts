import { useEffect, useRef, useState } from "react";

export const pendingDelayMs = 200;

/** Appears after 200 ms and lasts 200 ms, so that nothing flickers; `after: 0` shows it at once. */
export function useDelayedPending(isPending: boolean, { after = pendingDelayMs } = {}): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  const showsNow = isPending && after === 0;
  useEffect(() => {
    if (isPending === isShown) return;
    const delay = isPending ? after : shownAt.current + pendingDelayMs - performance.now();
    const timer = setTimeout(() => {
      if (isPending) shownAt.current = performance.now();
      setShown(isPending);
    }, delay);
    return () => clearTimeout(timer);
  }, [isPending, isShown, after]);
  return isShown || showsNow;
}

import { useEffect, useState } from "react";
import { idle } from "#site/components/idle.ts";

export interface VisitorClock {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** Updated every minute; null on the server and until the browser is idle, because the first use of `Intl` is slow. */
export function useVisitorClock(): VisitorClock | null {
  const [clock, setClock] = useState<VisitorClock | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const update = () => {
      if (isUnmounted) return;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      setClock({ now: new Date(), timeZone });
    };
    void idle().then(update);
    const timer = setInterval(update, 60_000);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, []);
  return clock;
}

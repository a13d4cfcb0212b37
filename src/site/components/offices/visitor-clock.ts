import { useEffect, useState } from "react";
import { idle } from "#site/components/idle.ts";

export interface VisitorClock {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** The visitor's clock, looked at every minute; null on the server and until the browser is idle, as its calendar takes its time to be asked for first. */
export function useVisitorClock(): VisitorClock | null {
  const [clock, setClock] = useState<VisitorClock | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = () => {
      if (isGone) return;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      setClock({ now: new Date(), timeZone });
    };
    void idle().then(look);
    const timer = setInterval(look, 60_000);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return clock;
}

import { useEffect, useState } from "react";

export interface VisitorClock {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** The visitor's clock, looked at every minute. Null until the script has the page, which is the same for everybody. */
export function useVisitorClock(): VisitorClock | null {
  const [clock, setClock] = useState<VisitorClock | null>(null);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const look = () => setClock({ now: new Date(), timeZone });
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

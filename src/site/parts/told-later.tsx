import { useEffect, useState, type ComponentType } from "react";
import { idle } from "#site/parts/idle.ts";
import { loadOptional } from "#site/parts/optional-files.ts";

interface ToldLaterProps {
  /** What the page is drawn from: once it changes, all is told anew. */
  drawn: object;
  /** Fetches what finds its places in the page by their marks; the same function each time. */
  load: () => Promise<ComponentType>;
}

interface Told {
  /** What was drawn when the files came. */
  drawn: object;
  Words: ComponentType;
}

/** Adds to a still page what depends on the visitor's clock. */
export function ToldLater({ drawn, load }: ToldLaterProps) {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let isGone = false;
    void tell();
    async function tell() {
      await idle(); // the browser's calendar takes its time to be asked for first
      const Words = await loadOptional(load);
      if (Words !== null && !isGone) setTold({ drawn, Words });
    }
    return () => {
      isGone = true;
    };
  }, [drawn, load]);
  return told?.drawn === drawn && <told.Words />;
}

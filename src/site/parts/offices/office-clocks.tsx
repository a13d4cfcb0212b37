import { useEffect, useState, type ComponentType } from "react";
import { withTexts } from "#i18n/whole-texts.ts";
import { clockMarks, type ClockMarks } from "#site/parts/offices/clock-marks.ts";
import { idle } from "#site/parts/idle.ts";
import { loadOptional } from "#site/parts/optional-files.ts";

interface Told {
  /** What was drawn when the marks were looked for. */
  drawn: object;
  Hours: ComponentType<{ marks: ClockMarks }>;
  marks: ClockMarks;
}

/** Adds to the offices of a page what depends on the visitor's clock. `drawn` is what they are drawn from. */
export function OfficeClocks({ drawn }: { drawn: object }) {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let isGone = false;
    void tellHours();
    async function tellHours() {
      await idle(); // the browser's calendar takes its time to be asked for first
      const files = await loadOptional(loadHours);
      if (files !== null && !isGone) {
        setTold({ drawn, Hours: files.ToldHours, marks: clockMarks() });
      }
    }
    return () => {
      isGone = true;
    };
  }, [drawn]);
  return told?.drawn === drawn && <told.Hours marks={told.marks} />;
}

function loadHours() {
  return withTexts(() => import("#site/parts/offices/told-hours.tsx"));
}

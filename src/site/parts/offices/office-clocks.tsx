import { useEffect, useState, type ComponentType } from "react";
import { withTexts } from "#i18n/whole-texts.ts";
import { clockMarks, type ClockMarks } from "#site/parts/offices/clock-marks.ts";
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
    void loadOptional(loadHours).then((files) => {
      if (files !== null && !isGone) {
        setTold({ drawn, Hours: files.ToldHours, marks: clockMarks() });
      }
    });
    return () => {
      isGone = true;
    };
  }, [drawn]);
  return told?.drawn === drawn && <told.Hours marks={told.marks} />;
}

function loadHours() {
  return withTexts(() => import("#site/parts/offices/told-hours.tsx"));
}

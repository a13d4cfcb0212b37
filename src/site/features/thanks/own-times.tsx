import { useState } from "react";
import { createPortal } from "react-dom";
import { OfficeTimes } from "#site/features/thanks/office-times.tsx";
import { answeringPlace } from "#site/features/thanks/own-times-mark.ts";
import { useVisitorClock } from "#site/parts/offices/visitor-clock.ts";

/** Tells in the marked place when somebody is there to answer by the visitor's clock, too. */
export function OwnTimes() {
  const [marked] = useState(answeringPlace);
  const clock = useVisitorClock();
  if (marked === null || clock === null) return null;
  const { place, answering } = marked;
  return createPortal(<OfficeTimes {...answering} clock={clock} />, place);
}

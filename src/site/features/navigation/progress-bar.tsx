import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";

/**
 * The line at the top edge while the next page is fetched. The style sheet keeps it back for the first 200 ms and lets
 * it grow for 5 s; a fetch that failed turns it red for a moment.
 */
export function ProgressBar({ failed }: { failed: boolean }) {
  const t = useTranslations("shell");
  const state = useProgress(useNavigation().state !== "idle", failed);
  if (state === "idle") return null;
  return (
    <div className={`progress progress--${state}`} role="progressbar" aria-label={t("loading")} />
  );
}

function useProgress(busy: boolean, failed: boolean): "idle" | "busy" | "failed" {
  const wasBusy = useRef(false);
  const [showsFailure, setShowsFailure] = useState(false);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    setShowsFailure(ended && failed);
  }, [busy, failed]);
  if (busy) return "busy";
  return showsFailure ? "failed" : "idle";
}

import { createContext, use, useEffect, useRef, useState, type ReactNode } from "react";
import { UNSAFE_DataRouterDataContext as RouterData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useSteady } from "#site/ui/steady.ts";

type Progress = "idle" | "busy" | "failed";

const ProgressContext = createContext<Progress>("idle");

/** How long a failure is shown; the style sheet fades it out meanwhile. */
const failureMs = 1000;

/** Follows the way from page to page. It stands above the surroundings, because those of a page that failed are drawn anew. */
export function RouteProgress({ children }: { children: ReactNode }) {
  return <ProgressContext value={useProgress()}>{children}</ProgressContext>;
}

/** The line at the top edge while the next page is fetched: it grows for 5 s, and turns red where the fetch failed. */
export function ProgressBar() {
  const t = useTranslations("shell");
  const progress = use(ProgressContext);
  if (progress === "idle") return null;
  if (progress === "failed") return <div className="progress progress--failed" />;
  return <div className="progress progress--busy" role="progressbar" aria-label={t("loading")} />;
}

function useProgress(): Progress {
  const isBusy = useNavigation().state !== "idle";
  const isTold = useSteady(isBusy);
  const hasFailed = use(RouterData)?.errors != null;
  const wasBusy = useRef(false);
  const [tellsFailure, setTellsFailure] = useState(false);
  useEffect(() => {
    const endsInFailure = wasBusy.current && !isBusy && hasFailed;
    wasBusy.current = isBusy;
    setTellsFailure(endsInFailure);
    if (!endsInFailure) return;
    const timer = setTimeout(() => setTellsFailure(false), failureMs);
    return () => clearTimeout(timer);
  }, [isBusy, hasFailed]);
  if (tellsFailure && !isBusy) return "failed";
  return isTold ? "busy" : "idle";
}

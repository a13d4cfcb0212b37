import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useSteady } from "#site/ui/steady.ts";

/** The line at the top edge while the next page is fetched: it grows for 5 s. Where the fetch `failed` it is red, and the style sheet fades it out. */
export function ProgressBar({ failed }: { failed: boolean }) {
  const t = useTranslations("shell");
  const isBusy = useSteady(useNavigation().state !== "idle");
  const { key } = useLocation();
  const isDocument = key === "default"; // a page that failed as a document was not turned to
  if (isBusy) {
    return <div className="progress progress--busy" role="progressbar" aria-label={t("loading")} />;
  }
  return failed && !isDocument ? <div className="progress progress--failed" /> : null;
}

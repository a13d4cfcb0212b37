import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { EnquiryField } from "#contract/enquiry/fields.ts";
import { fieldId } from "#site/features/enquiry/form-context.tsx";
import { Icon } from "#site/ui/icon.tsx";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { useDelayedPending } from "#site/ui/delayed-pending.ts";

interface ErrorSummaryProps {
  prefix: string;
  names: readonly EnquiryField[];
  labels: Readonly<Record<EnquiryField, string>>;
}

/** Lists links one per line: joined into a sentence they would read as a single link. */
export function ErrorSummary({ prefix, names, labels }: ErrorSummaryProps) {
  const t = useTranslations("enquiry.error_summary");
  return (
    <div className="notice full" role="alert">
      <Icon name="circle-alert" />
      <div>
        <strong>{t("title", { count: names.length })}</strong>
        <ul role="list">
          {names.map((name) => (
            <li key={name}>
              <a href={`#${fieldId(prefix, name)}`}>{labels[name]}</a>
            </li>
          ))}
        </ul>
        <p>{t("text")}</p>
      </div>
    </div>
  );
}

/** Shown when the outcome is unknown: resending with the same key creates no duplicate. */
export function ConnectionLostNotice() {
  const t = useTranslations("enquiry.connection_lost");
  const isOnline = useBackOnline();
  return (
    <div className="notice notice--warn full" role="alert">
      <Icon name="wifi-off" />
      <div>
        <strong>{t("title")}</strong>
        <p>{isOnline ? t("online") : t("text")}</p>
      </div>
    </div>
  );
}

/** Whether the browser came back online since the notice appeared. */
function useBackOnline(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("online", () => setBack(true), { signal });
    window.addEventListener("offline", () => setBack(false), { signal });
    return () => listening.abort();
  }, []);
  return isBack;
}

interface SubmitButtonProps {
  kind: EnquiryKind;
  /** The viewing is a video call. */
  isVideo: boolean;
  isBusy: boolean;
  /** The last submission has no known outcome. */
  isLost: boolean;
}

/** While busy it keeps focus and ignores presses. */
export function SubmitButton({ kind, isVideo, isBusy, isLost }: SubmitButtonProps) {
  const t = useTranslations("enquiry.send");
  const showsBusy = useDelayedPending(isBusy, { after: 0 });
  const names: Record<EnquiryKind, string> = {
    contact: t("question"),
    project: t("question"),
    viewing: isVideo ? t("video") : t("viewing"),
    partnership: t("application"),
    opening: t("opening"),
  };
  return (
    <div className="full">
      <button className="btn btn--lg" type="submit" aria-disabled={showsBusy}>
        {showsBusy ? t("pending") : isLost ? t("again") : names[kind]}
      </button>
      <span className="visually-hidden" role="status">
        {showsBusy && t("pending")}
      </span>
    </div>
  );
}

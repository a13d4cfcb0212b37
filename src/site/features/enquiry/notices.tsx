import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { EnquiryField } from "#contract/enquiry/fields.ts";
import { fieldId } from "#site/features/enquiry/form-facts.tsx";
import { Icon } from "#site/ui/icon.tsx";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { useSteady } from "#site/ui/steady.ts";

interface FaultSummaryProps {
  prefix: string;
  names: readonly EnquiryField[];
  labels: Readonly<Record<EnquiryField, string>>;
}

/** How many fields are wrong, with links to them, each by itself: joined by words of the language, several looked like one. */
export function FaultSummary({ prefix, names, labels }: FaultSummaryProps) {
  const t = useTranslations("enquiry.faulty");
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

/** Nobody knows whether it arrived: what was typed is there, and can be sent again without becoming two. */
export function LostNotice() {
  const t = useTranslations("enquiry.lost");
  const isOnline = useReturnOfConnection();
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

/** Whether the browser has found its connection since the notice is shown. */
function useReturnOfConnection(): boolean {
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

interface SendButtonProps {
  kind: EnquiryKind;
  /** The viewing is to be a call. */
  isVideo: boolean;
  isBusy: boolean;
  /** It was sent, and nobody knows whether it arrived. */
  isLost: boolean;
}

/** While it is busy it keeps the focus, and another press of it does nothing. */
export function SendButton({ kind, isVideo, isBusy, isLost }: SendButtonProps) {
  const t = useTranslations("enquiry.send");
  const tellsBusy = useSteady(isBusy, { after: 0 });
  const names: Record<EnquiryKind, string> = {
    contact: t("question"),
    project: t("question"),
    viewing: isVideo ? t("video") : t("viewing"),
    partnership: t("application"),
    opening: t("opening"),
  };
  return (
    <div className="full">
      <button className="btn btn--lg" type="submit" aria-disabled={tellsBusy}>
        {tellsBusy ? t("pending") : isLost ? t("again") : names[kind]}
      </button>
      <span className="vh" role="status">
        {tellsBusy && t("pending")}
      </span>
    </div>
  );
}

import { useTranslations } from "use-intl";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { useSteady } from "#site/ui/steady.ts";

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

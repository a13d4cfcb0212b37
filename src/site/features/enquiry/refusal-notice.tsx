import { useTranslations } from "use-intl";
import type { RefusalReason } from "#contract/enquiry/outcome.ts";
import type { PagePlace } from "#domain/contact-line.ts";
import { CallInstead } from "#site/components/call-instead.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** Why nothing was stored; `retryAfterSeconds` is null when no retry time is known. */
export interface Refusal {
  reason: RefusalReason;
  retryAfterSeconds: number | null;
}

interface RefusalNoticeProps {
  refusal: Refusal;
  /** Decides which telephone is offered instead. */
  place: PagePlace;
}

export function RefusalNotice({ refusal, place }: RefusalNoticeProps) {
  const t = useTranslations("enquiry.refused");
  const { reason, retryAfterSeconds } = refusal;
  return (
    <div className="notice full" role="alert">
      <Icon name="circle-alert" />
      <div>
        <strong>{t("title")}</strong>
        <p>{reasons[reason](t)}</p>
        {retryAfterSeconds !== null && <p>{waitText(retryAfterSeconds, t)}</p>}
        <CallInstead place={place} />
      </div>
    </div>
  );
}

type RefusalTexts = ReturnType<typeof useTranslations<"enquiry.refused">>;

const reasons: Readonly<Record<RefusalReason, (t: RefusalTexts) => string>> = {
  too_many: (t) => t("too_many"),
  machine: (t) => t("machine"),
  too_fast: (t) => t("too_fast"),
  foreign: (t) => t("foreign"),
  too_large: (t) => t("too_large"),
  unmeasured: (t) => t("unmeasured"),
  unavailable: (t) => t("unavailable"),
};

function waitText(seconds: number, t: RefusalTexts): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes < 60) return t("again_minutes", { count: minutes });
  return t("again_hours", { count: Math.ceil(minutes / 60) });
}

import { useTranslations } from "use-intl";
import type { RefusalReason } from "#contract/enquiry/outcome.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { FailureHeading } from "#site/features/failure/failure-heading.tsx";
import { CallInstead } from "#site/components/call-instead.tsx";
import { usePageSubject } from "#site/components/company.tsx";
import { Icon } from "#site/ui/icon.tsx";

type UnreadReason = Extract<RefusalReason, "foreign" | "too_large" | "unmeasured">;

/** A form was turned away before it was read: why, whom to call instead, and the way back to an empty one. */
export function FormRefused({ reason }: { reason: UnreadReason }) {
  const { locale } = useVisitor();
  const t = useTranslations("enquiry.refused");
  const { place } = usePageSubject();
  const reasons: Record<UnreadReason, string> = {
    foreign: t("foreign"),
    too_large: t("too_large"),
    unmeasured: t("unmeasured"),
  };
  return (
    <>
      <FailureHeading className="h-2" words={t("title")} />
      <p>{reasons[reason]}</p>
      <CallInstead place={place} />
      <a className="go" href={linkTo(locale, "enquiry", {})}>
        {t("back")}
        <Icon name="arrow-right" />
      </a>
    </>
  );
}

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { Icon } from "#site/ui/icon.tsx";

interface ArrivalNoticeProps {
  kind: EnquiryKind;
  reference: string;
  /** What becomes of an application, in the content's own words; null where it has none. */
  applicationHtml: string | null;
  /** When somebody is there to answer. */
  children: ReactNode;
}

/** That the enquiry is here, by its reference, and what becomes of it. Nothing of the person is said. */
export function ArrivalNotice({ kind, reference, applicationHtml, children }: ArrivalNoticeProps) {
  const t = useTranslations("thanks");
  const answer = <p>{t("next.answer")}</p>;
  const next: Record<EnquiryKind, ReactNode> = {
    contact: answer,
    project: answer,
    viewing: <p>{t("next.viewing")}</p>,
    partnership: applicationHtml !== null && (
      <div dangerouslySetInnerHTML={{ __html: applicationHtml }} />
    ),
    opening: <p>{t("opening.text")}</p>,
  };
  const isAnswered = kind !== "opening";
  return (
    <div className="notice notice--ok" role="status">
      <Icon name="circle-check" />
      <div>
        <strong>{t("received")}</strong>
        {isAnswered && (
          <p>
            {t.rich("reference", {
              reference,
              id: (id) => <bdi className="ltr num">{id}</bdi>,
            })}
          </p>
        )}
        {next[kind]}
        {isAnswered && children}
      </div>
    </div>
  );
}

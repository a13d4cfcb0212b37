import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Thanked } from "#contract/enquiry/thanked.ts";
import { Icon } from "#site/ui/icon.tsx";

/** That the enquiry is here, by its reference, and what becomes of it. Nothing of the person is said, and without a reference nothing is promised. */
export function ArrivalNotice({
  thanked: { reference, kind },
  children,
}: {
  thanked: Thanked;
  /** When somebody is there to answer. */
  children: ReactNode;
}) {
  const t = useTranslations("thanks");
  if (reference === null) return children && <div className="soft">{children}</div>;
  const next = {
    contact: t("next.answer"),
    project: t("next.answer"),
    viewing: t("next.viewing"),
    partnership: t("next.partnership"),
    opening: t("opening.text"),
  };
  return (
    <div className="notice notice--ok" role="status">
      <Icon name="circle-check" />
      <div>
        <strong>{t("received")}</strong>
        <p>
          {t.rich("reference", {
            reference,
            id: (id) => <bdi className="ltr num">{id}</bdi>,
          })}
        </p>
        <p>{next[kind]}</p>
        {children}
      </div>
    </div>
  );
}

import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { CallInstead } from "#site/parts/call-instead.tsx";
import { usePageSubject } from "#site/parts/company.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** A form was turned away before it was read: why, whom to call instead, and the way back to an empty one. */
export function FormRefused({ reason }: { reason: "foreign" | "too_large" }) {
  const { locale } = useVisitor();
  const t = useTranslations("enquiry.refused");
  const { place } = usePageSubject();
  return (
    <>
      <h1 className="h-2">{t("title")}</h1>
      <p>{reason === "foreign" ? t("foreign") : t("too_large")}</p>
      <CallInstead place={place} />
      <a className="go" href={linkTo(locale, "enquiry", {})}>
        {t("back")}
        <Icon name="arrow-right" />
      </a>
    </>
  );
}

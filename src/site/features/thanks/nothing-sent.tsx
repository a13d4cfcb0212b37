import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Link } from "#site/ui/link.tsx";

/** For whoever comes by the address alone: nothing is thanked for and nothing promised. */
export function NothingSent() {
  const { locale } = useVisitor();
  const t = useTranslations("thanks.nothing");
  return (
    <>
      <p className="lede">{t("text")}</p>
      <p>
        <Link className="btn" to={linkTo(locale, "contact-us")}>
          {t("form")}
        </Link>
      </p>
    </>
  );
}

import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { AskLink } from "#site/components/ask-link.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** In place of articles where there are none: what was sought can be asked, and elsewhere there is more to read. */
export function NoPosts({ isCategory }: { isCategory: boolean }) {
  const { locale } = useVisitor();
  const t = useTranslations("blog");
  const tNav = useTranslations("nav");
  return (
    <EmptyState
      heading={isCategory ? t("empty") : t("empty_all")}
      headingSize="h-3"
      text={t("empty_text")}
    >
      <AskLink className="btn">{tNav("ask")}</AskLink>
      {isCategory ? (
        <Link className="go" to={linkTo(locale, "blog")}>
          {t("all")}
          <Icon name="arrow-right" />
        </Link>
      ) : (
        <Link className="go" to={linkTo(locale, "listing", { country: "properties" })}>
          {tNav("all_properties")}
          <Icon name="arrow-right" />
        </Link>
      )}
    </EmptyState>
  );
}

/** Where a visitor can go from a page that failed. */
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** A plain link loads the whole page anew, which a link of the router would not; this page unless told. */
export function RetryLink({ path }: { path?: string }) {
  const t = useTranslations("failure");
  const { pathname, search } = useLocation();
  return (
    <a className="btn" href={path ?? pathname + search}>
      {t("retry")}
    </a>
  );
}

export function HomeLink() {
  const { locale } = useVisitor();
  const t = useTranslations("failure");
  return (
    <a className="go" href={linkTo(locale, "home")}>
      {t("home")}
      <Icon name="arrow-right" />
    </a>
  );
}

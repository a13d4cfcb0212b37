/** Where a visitor can go from a page that failed. */
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

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
    <Link className="go" to={linkTo(locale, "home")} reloadDocument>
      {t("home")}
      <Icon name="arrow-right" />
    </Link>
  );
}

import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** In place of films where there are none: the homes themselves. */
export function NoFilms() {
  const { locale } = useVisitor();
  const t = useTranslations("videos");
  const tNav = useTranslations("nav");
  return (
    <EmptyState heading={t("empty")} headingSize="h-3">
      <Link className="go" to={linkTo(locale, "listing", { country: "properties" })}>
        {tNav("all_properties")}
        <Icon name="arrow-right" />
      </Link>
    </EmptyState>
  );
}

import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Link } from "#site/ui/link.tsx";

/** Searches to begin with. */
export function SearchExamples() {
  const { locale } = useVisitor();
  const t = useTranslations("search.examples");
  const results = linkTo(locale, "listing", { country: "properties" });
  const texts = [t("budget"), t("view"), t("citizenship"), t("place")];
  return (
    <div className="examples">
      <span className="examples__label">{t("label")}</span>
      <ul role="list" aria-label={t("label")}>
        {texts.map((text) => (
          <li key={text}>
            <Link to={`${results}?${new URLSearchParams({ query: text })}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTranslations } from "use-intl";
import type { FilterPages } from "#contract/listing.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Link } from "#site/ui/link.tsx";

/** Filter pages that visitors ask for most. */
export function OftenAsked({ filterPages }: { filterPages: FilterPages }) {
  const { locale } = useVisitor();
  const t = useTranslations("home.quick");
  if (filterPages.length === 0) return null;
  return (
    <nav className="quick" aria-label={t("label")}>
      <span className="soft" aria-hidden="true">
        {t("label")}
      </span>
      {filterPages.map(({ slug, heading, country }) => (
        <Link
          key={slug}
          to={linkTo(locale, "listing", { country: country ?? "properties", type: slug })}
        >
          {heading}
        </Link>
      ))}
    </nav>
  );
}

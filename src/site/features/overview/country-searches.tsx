import { useTranslations } from "use-intl";
import type { Facets, FilterPages } from "#contract/listing.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Link } from "#site/ui/link.tsx";

interface CountrySearchesProps {
  country: string;
  types: Facets["type"];
  filterPages: FilterPages;
}

/** The ways into a country's listing: by type, and by what is often asked for. */
export function CountrySearches({ country, types, filterPages }: CountrySearchesProps) {
  const t = useTranslations("overview.country");
  const { locale, format } = useVisitor();
  return (
    <div className="grid grid--2">
      {types.length > 0 && (
        <nav aria-labelledby="by-type">
          <h3 id="by-type">{t("types")}</h3>
          <ul className="cluster country-searches__list" role="list">
            {types.map(({ value, label, count }) => (
              <li key={value}>
                <Link
                  className="chip country-searches__chip"
                  to={linkTo(locale, "listing", { country, type: value })}
                >
                  {label} <span className="soft num">{format.number(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {filterPages.length > 0 && (
        <nav aria-labelledby="often-asked">
          <h3 id="often-asked">{t("searches")}</h3>
          <ul className="cluster country-searches__list" role="list">
            {filterPages.map(({ slug, heading }) => (
              <li key={slug}>
                <Link
                  className="chip country-searches__chip"
                  to={linkTo(locale, "listing", { country, type: slug })}
                >
                  {heading}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

import { useTranslations } from "use-intl";
import { parseSearchCriteria } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { activeGroups } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { everywhere } from "#site/features/search/selection.ts";
import { SearchForm } from "#site/parts/search-box/search-form.tsx";
import { Breadcrumbs, type Crumb } from "#site/parts/breadcrumbs.tsx";

/** The way here, what the listing is called, and what there is to know about it. */
export function ListingHead({ view }: { view: ListingView }) {
  const t = useTranslations("listing");
  const { scope, search, page, names } = view;
  const trail = useTrail(scope);
  // Where a text alone finds nothing, the next thing to do is to type another.
  const isLost = page.total === 0 && activeGroups(view.selection.criteria).join() === "query";
  const above = names.crumb === null ? trail.slice(0, -1) : trail;
  const here = names.crumb ?? trail.at(-1)?.name;
  return (
    <div className="wrap">
      <Breadcrumbs above={above} here={here ?? ""} />
      <div className="lhead">
        <div className={names.isResults ? "lhead__main lhead__main--results" : "lhead__main"}>
          <h1 className="h-2">{names.heading}</h1>
          <Corrected view={view} />
          <SearchForm label={t("search")} typed={search?.typed} quiet={!isLost} />
        </div>
        {!names.isResults && page.total > 0 && (
          <p className="soft">{scope.filterPage?.intro ?? t("intro")}</p>
        )}
      </div>
    </div>
  );
}

/** What misspelt words were taken for. */
function Corrected({ view: { search, facets } }: { view: ListingView }) {
  const t = useTranslations("listing");
  const names = useFilterNames();
  const { format } = useVisitor();
  if (search === null || search.corrected.length === 0) return null;
  const meant = search.corrected.map(({ filter, value }) => {
    if (filter === "country") return search.country?.name ?? value;
    const criteria = parseSearchCriteria(new URLSearchParams({ [filter]: value }));
    return isolate(names.chosen(filter, criteria, facets));
  });
  const said = search.corrected.map((word) => t("quoted", { text: isolate(word.said) }));
  return (
    <p>
      {t.rich("corrected", {
        names: format.list(meant),
        said: format.list(said),
        b: (chunks) => <b>{chunks}</b>,
      })}
    </p>
  );
}

/** From below the home page to this listing: all properties, country, type or filter page, city. */
function useTrail({ country, city, type, filterPage }: ListingView["scope"]): Crumb[] {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const trail = [{ name: t("all"), to: linkTo(locale, "listing", { country: everywhere }) }];
  if (country === null) return trail;
  const at = { country: country.slug };
  trail.push({ name: country.name, to: linkTo(locale, "listing", at) });
  if (filterPage !== null) {
    trail.push({
      name: filterPage.title,
      to: linkTo(locale, "listing", { ...at, type: filterPage.slug }),
    });
    return trail;
  }
  if (type !== null) {
    trail.push({ name: type.plural, to: linkTo(locale, "listing", { ...at, type: type.slug }) });
  }
  if (city !== null) {
    const to = linkTo(locale, "listing", { ...at, type: type?.slug, city: city.slug });
    trail.push({ name: city.name, to });
  }
  return trail;
}

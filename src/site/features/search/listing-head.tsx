import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { parseSearchCriteria } from "#contract/search-criteria.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { activeGroups } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { SearchForm } from "#site/parts/search-box/search-form.tsx";

/** The way here, what the listing is called, and what there is to know about it. */
export function ListingHead({ view, trail }: { view: ListingView; trail: ReactNode }) {
  const t = useTranslations("listing");
  const { scope, search, page, names } = view;
  // Where a text alone finds nothing, the next thing to do is to type another.
  const isLost = page.total === 0 && activeGroups(view.selection.criteria).join() === "query";
  return (
    <div className="wrap">
      {trail}
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

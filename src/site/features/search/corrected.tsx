import { useTranslations } from "use-intl";
import { parseSearchCriteria } from "#contract/search-criteria.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";

/** What misspelt words were taken for. */
export function Corrected({ view }: { view: ListingView }) {
  const { search, facets } = view;
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

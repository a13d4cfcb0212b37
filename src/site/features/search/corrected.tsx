import { useTranslations } from "use-intl";
import { parseSearchCriteria } from "#contract/search-criteria.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import { viewOf, type SentView } from "#site/features/search/sent-view.ts";

/** What misspelt words were taken for. Pages without any do not fetch it. */
export function Corrected({ item }: { item: SentView }) {
  const { search, facets } = viewOf(item);
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

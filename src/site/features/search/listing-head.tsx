import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { SearchForm } from "#site/components/search-box/search-form.tsx";

interface ListingHeadProps {
  view: Pick<ListingView, "scope" | "search" | "page" | "names">;
  trail: ReactNode;
  /** What misspelt words were taken for. */
  corrected: ReactNode;
}

/** The way here, what the listing is called, and what there is to know about it. */
export function ListingHead({ view, trail, corrected }: ListingHeadProps) {
  const t = useTranslations("listing");
  const { scope, search, page, names } = view;
  return (
    <div className="wrap">
      {trail}
      <div className="lhead">
        <div className={names.isResults ? "lhead__main lhead__main--results" : "lhead__main"}>
          <h1 className="h-2">{names.heading}</h1>
          {corrected}
          <SearchForm label={t("search")} typed={search?.typed} quiet={!names.isLost} />
        </div>
        {!names.isResults && page.total > 0 && (
          <p className="soft">{scope.filterPage?.intro ?? t("intro")}</p>
        )}
      </div>
    </div>
  );
}

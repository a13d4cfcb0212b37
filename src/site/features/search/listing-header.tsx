import { useTranslations } from "use-intl";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { SearchForm } from "#site/components/search-box/search-form.tsx";
import type { ListingHeaderView } from "#site/features/search/listing-view.server.ts";

export function ListingHeader({ header }: { header: ListingHeaderView }) {
  const t = useTranslations("listing");
  const { breadcrumbs, heading, isResults, corrected, query, isUnmatchedText, intro } = header;
  return (
    <div className="wrap">
      <Breadcrumbs {...breadcrumbs} />
      <div className="listing-header">
        <div
          className={
            isResults
              ? "listing-header__main listing-header__main--results"
              : "listing-header__main"
          }
        >
          <h1 className="h-2">{heading}</h1>
          {corrected !== null && (
            <p>{t.rich("corrected", { ...corrected, b: (words) => <b>{words}</b> })}</p>
          )}
          <SearchForm label={t("search")} query={query} quiet={!isUnmatchedText} />
        </div>
        {intro !== null && <p className="soft">{intro}</p>}
      </div>
    </div>
  );
}

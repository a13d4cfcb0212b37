import { useTranslations } from "use-intl";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { SearchForm } from "#site/components/search-box/search-form.tsx";
import type { ListingHeadView } from "#site/features/search/listing-view.server.ts";

export function ListingHead({ head }: { head: ListingHeadView }) {
  const t = useTranslations("listing");
  const { trail, heading, isResults, corrected, typed, isLost, intro } = head;
  return (
    <div className="wrap">
      <Breadcrumbs {...trail} />
      <div className="lhead">
        <div className={isResults ? "lhead__main lhead__main--results" : "lhead__main"}>
          <h1 className="h-2">{heading}</h1>
          {corrected !== null && (
            <p>{t.rich("corrected", { ...corrected, b: (words) => <b>{words}</b> })}</p>
          )}
          <SearchForm label={t("search")} typed={typed} quiet={!isLost} />
        </div>
        {intro !== null && <p className="soft">{intro}</p>}
      </div>
    </div>
  );
}

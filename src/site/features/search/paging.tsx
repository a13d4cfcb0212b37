import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { pageNumbers } from "#site/features/search/page-numbers.ts";
import { selectionHref } from "#site/features/search/selection.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** Links to the pages of a listing; nothing where there is one. */
export function Paging({ view: { asked, page } }: { view: ListingView }) {
  const { locale, format } = useVisitor();
  const t = useTranslations("listing.pages");
  const { number: current, pages: last } = page;
  if (last <= 1) return null;
  const hrefOf = (number: number) =>
    selectionHref(locale, { ...asked, criteria: { ...asked.criteria, page: number } });
  return (
    <nav className="pages" aria-label={t("label")}>
      {current === 1 ? (
        <span className="btn btn--quiet" aria-disabled="true">
          <Icon name="chevron-left" />
          <span className="lg">{t("previous")}</span>
        </span>
      ) : (
        <Link
          className="btn btn--line"
          to={hrefOf(current - 1)}
          rel="prev"
          aria-label={t("previous_label")}
        >
          <Icon name="chevron-left" />
          <span className="lg">{t("previous")}</span>
        </Link>
      )}
      <ol role="list">
        {pageNumbers(current, last).map((page, index) =>
          page === null ? (
            // A gap has no name of its own, and its place is what it stands for.
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={hrefOf(page)}
                aria-label={t("page", { page })}
                aria-current={page === current ? "page" : undefined}
              >
                {format.number(page)}
              </Link>
            </li>
          ),
        )}
      </ol>
      {current === last ? (
        <span className="btn btn--quiet" aria-disabled="true">
          <span className="lg">{t("next")}</span>
          <Icon name="chevron-right" />
        </span>
      ) : (
        <Link
          className="btn btn--line"
          to={hrefOf(current + 1)}
          rel="next"
          aria-label={t("next_label")}
        >
          <span className="lg">{t("next")}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

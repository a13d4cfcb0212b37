import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface PagingProps {
  /** Where the list stands, and how many pages it has. */
  page: { number: number; pages: number };
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list; nothing where there is one. */
export function Paging({ page: { number: current, pages: last }, hrefOf }: PagingProps) {
  const { format } = useVisitor();
  const t = useTranslations("listing.pages");
  if (last <= 1) return null;
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

/** Which page numbers are offered: the first, the last, this one and its neighbours; null for a gap of two and more. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const offered = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= 1,
  );
  return offered.flatMap((page, index) => {
    const gap = page - (offered[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    return gap === 1 ? [page - 1, page] : [null, page];
  });
}

import { useTranslations } from "use-intl";
import type { PagingView } from "#site/components/paging-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

export function Paging({ paging }: { paging: PagingView | null }) {
  const t = useTranslations("listing.pages");
  if (paging === null) return null;
  const { previous, next, pages } = paging;
  return (
    <nav className="paging" aria-label={t("label")}>
      {previous === null ? (
        <span className="btn btn--quiet" aria-disabled="true">
          <Icon name="chevron-left" />
          <span className="paging__label">{t("previous")}</span>
        </span>
      ) : (
        <Link className="btn btn--line" to={previous} rel="prev" aria-label={t("previous_label")}>
          <Icon name="chevron-left" />
          <span className="paging__label">{t("previous")}</span>
        </Link>
      )}
      <ol role="list">
        {pages.map((page, index) =>
          page === null ? (
            // A gap is identified by its position alone.
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page.number}>
              <Link
                to={page.href}
                aria-label={t("page", { page: page.number })}
                aria-current={page.isCurrent ? "page" : undefined}
              >
                {page.number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {next === null ? (
        <span className="btn btn--quiet" aria-disabled="true">
          <span className="paging__label">{t("next")}</span>
          <Icon name="chevron-right" />
        </span>
      ) : (
        <Link className="btn btn--line" to={next} rel="next" aria-label={t("next_label")}>
          <span className="paging__label">{t("next")}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

import type { Paging } from "#contract/shared.ts";
import type { Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";

export interface PagingView {
  /** Null on the first page. */
  previous: string | null;
  /** Null on the last page. */
  next: string | null;
  /** Null stands for a gap. */
  pages: readonly (PageLink | null)[];
}

interface PageLink {
  number: string;
  href: string;
  isCurrent: boolean;
}

/** Null where a list has at most one page. */
export function pagingView(
  { number: current, pages: last }: Pick<Paging, "number" | "pages">,
  hrefOf: (page: number) => string,
  locale: Locale,
): PagingView | null {
  if (last <= 1) return null;
  const format = formatsFor(locale);
  return {
    previous: current === 1 ? null : hrefOf(current - 1),
    next: current === last ? null : hrefOf(current + 1),
    pages: pageNumbers(current, last).map((page) =>
      page === null
        ? null
        : { number: format.number(page), href: hrefOf(page), isCurrent: page === current },
    ),
  };
}

/** The first, the last, this one and its neighbours; null for a gap of two or more. */
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

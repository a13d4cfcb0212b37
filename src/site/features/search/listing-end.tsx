import { useVisitor } from "#i18n/visitor.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { selectionHref } from "#site/features/search/selection.ts";
import { Paging } from "#site/components/paging.tsx";
import { RateNote } from "#site/components/price-figure.tsx";

/** What stands below a listing's cards: from what their prices are converted, and the ways to other pages. */
export function ListingEnd({ asked, page }: Pick<ListingView, "asked" | "page">) {
  const { locale } = useVisitor();
  const { criteria } = asked;
  const hrefOf = (page: number) =>
    selectionHref(locale, { ...asked, criteria: { ...criteria, page } });
  return (
    <>
      <RateNote />
      <Paging page={page} hrefOf={hrefOf} />
    </>
  );
}

import { EmptyResult } from "#site/features/search/empty-result.tsx";
import type { Instead, ListingView } from "#site/features/search/listing-view.ts";
import { Nearest } from "#site/features/search/nearest.tsx";

/** What stands in the place of projects. */
export function NothingFound({ view, instead }: { view: ListingView; instead: Instead }) {
  return (
    <>
      <EmptyResult view={view} instead={instead} />
      <Nearest view={view} instead={instead} />
    </>
  );
}

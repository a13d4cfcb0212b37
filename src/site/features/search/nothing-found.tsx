import { EmptyResult } from "#site/features/search/empty-result.tsx";
import type { Instead } from "#site/features/search/listing-view.ts";
import { Nearest } from "#site/features/search/nearest.tsx";
import { viewOf, type SentView } from "#site/features/search/sent-view.ts";
import { ChoosingFrom } from "#site/features/search/use-choosing.tsx";

/** What stands in the place of projects. Listings with projects do not fetch it. */
export function NothingFound({ item, instead }: { item: SentView; instead: Instead }) {
  const view = viewOf(item);
  return (
    <ChoosingFrom view={view}>
      <EmptyResult view={view} instead={instead} />
      <Nearest view={view} instead={instead} />
    </ChoosingFrom>
  );
}

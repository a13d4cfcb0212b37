/** What a listing's first view can do without: what answers the visitor, which is taken over where it stands. */
import { ChoosingFrom } from "#site/features/search/use-choosing.tsx";
import { Filters } from "#site/features/search/filters.tsx";
import { ResultsLine } from "#site/features/search/results-line.tsx";
import { viewOf, type SentView } from "#site/features/search/sent-view.ts";

export { Corrected } from "#site/features/search/corrected.tsx";

export function LiveFilters({ item }: { item: SentView }) {
  const view = viewOf(item);
  return (
    <ChoosingFrom view={view}>
      <Filters view={view} />
    </ChoosingFrom>
  );
}

export function LiveResultsLine({ item }: { item: SentView }) {
  const view = viewOf(item);
  return (
    <ChoosingFrom view={view}>
      <ResultsLine view={view} />
    </ChoosingFrom>
  );
}

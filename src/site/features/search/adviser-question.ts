import { useTranslations } from "use-intl";
import { withoutIsolates } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { activeGroups } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { usePageLine, type Question } from "#site/components/channels/question.ts";

type AskedListing = Pick<ListingView, "selection" | "facets"> & {
  names: Pick<ListingView["names"], "listed">;
};

/** What tells an adviser what is looked for: the listing's heading and the filters in force. */
export function useAdviserQuestion({
  names: { listed },
  selection,
  facets,
}: AskedListing): Question {
  const t = useTranslations("listing.empty");
  const { format } = useVisitor();
  const line = usePageLine();
  const names = useFilterNames();
  const { criteria } = selection;
  const filters = activeGroups(criteria).map((group) => names.chosen(group, criteria, facets));
  const text = t("adviser_text", { wish: format.list([listed, ...filters]) });
  return { text: withoutIsolates(text), line };
}

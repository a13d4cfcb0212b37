import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { listingSteps } from "#site/features/search/listing-steps.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";

/** The way to a listing. */
export function ListingTrail({ item }: { item: Pick<ListingView, "scope" | "names"> }) {
  const { scope, names } = item;
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const steps = listingSteps(scope, locale, t("all"));
  const above = names.crumb === null ? steps.slice(0, -1) : steps;
  const here = names.crumb ?? steps.at(-1)?.name;
  return <Breadcrumbs above={above} here={here ?? ""} />;
}

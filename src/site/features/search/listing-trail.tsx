import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { listingSteps } from "#site/features/search/listing-steps.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";

type ListingTrailProps = Pick<ListingView, "scope"> & Pick<ListingView["names"], "crumb">;

/** The way to a listing. */
export function ListingTrail({ scope, crumb }: ListingTrailProps) {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const steps = listingSteps(scope, locale, t("all"));
  const above = crumb === null ? steps.slice(0, -1) : steps;
  const here = crumb ?? steps.at(-1)?.name;
  return <Breadcrumbs above={above} here={here ?? ""} />;
}

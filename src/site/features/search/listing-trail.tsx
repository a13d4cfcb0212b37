import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { everywhere } from "#site/features/search/selection.ts";
import { Breadcrumbs, type Crumb } from "#site/parts/breadcrumbs.tsx";

/** The way to a listing. */
export function ListingTrail({ item }: { item: Pick<ListingView, "scope" | "names"> }) {
  const { scope, names } = item;
  const trail = useTrail(scope);
  const above = names.crumb === null ? trail.slice(0, -1) : trail;
  const here = names.crumb ?? trail.at(-1)?.name;
  return <Breadcrumbs above={above} here={here ?? ""} />;
}

/** From below the home page to this listing: all properties, country, type or filter page, city. */
function useTrail({ country, city, type, filterPage }: ListingView["scope"]): Crumb[] {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const trail = [{ name: t("all"), to: linkTo(locale, "listing", { country: everywhere }) }];
  if (country === null) return trail;
  const at = { country: country.slug };
  trail.push({ name: country.name, to: linkTo(locale, "listing", at) });
  if (filterPage !== null) {
    trail.push({
      name: filterPage.title,
      to: linkTo(locale, "listing", { ...at, type: filterPage.slug }),
    });
    return trail;
  }
  if (type !== null) {
    trail.push({ name: type.plural, to: linkTo(locale, "listing", { ...at, type: type.slug }) });
  }
  if (city !== null) {
    const to = linkTo(locale, "listing", { ...at, type: type?.slug, city: city.slug });
    trail.push({ name: city.name, to });
  }
  return trail;
}

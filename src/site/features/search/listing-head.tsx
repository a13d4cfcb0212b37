import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useListingHeading } from "#site/features/search/listing-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { everywhere } from "#site/features/search/selection.ts";
import { Breadcrumbs, type Crumb } from "#site/ui/breadcrumbs.tsx";

/** The way here, what the listing is called, and what there is to know about it. */
export function ListingHead({ view: { scope } }: { view: ListingView }) {
  const t = useTranslations("listing");
  const heading = useListingHeading(scope);
  const trail = useTrail(scope);
  return (
    <div className="wrap">
      <Breadcrumbs label={t("crumbs")} above={trail.slice(0, -1)} here={trail.at(-1)?.name ?? ""} />
      <div className="lhead">
        <h1 className="h-2">{heading}</h1>
        <p className="soft">{scope.filterPage?.intro ?? t("intro")}</p>
      </div>
    </div>
  );
}

/** From the home page to this listing: all properties, country, type or saved listing, city. */
function useTrail({ country, city, type, filterPage }: ListingView["scope"]): Crumb[] {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const trail = [
    { name: t("home"), to: linkTo(locale, "home") },
    { name: t("all"), to: linkTo(locale, "listing", { country: everywhere }) },
  ];
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

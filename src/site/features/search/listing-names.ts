import { useTranslations } from "use-intl";
import type { ListingScope } from "#contract/listing.ts";
import { localeFacts } from "#domain/locale.ts";
import { useVisitor } from "#i18n/visitor.tsx";

type Translate = ReturnType<typeof useTranslations<"listing">>;

/** What a listing is called: as its saved listing says, or composed of type and place by each language's rules. */
export function useListingHeading(scope: ListingScope): string {
  return listingHeading(useTranslations("listing"), scope, localeFacts[useVisitor().locale].iso);
}

/** The same outside a component; `tag` is the language's tag for `Intl`. */
export function listingHeading(t: Translate, scope: ListingScope, tag: string): string {
  const { filterPage, type } = scope;
  const place = scope.city ?? scope.country;
  if (filterPage !== null) return filterPage.heading;
  if (place === null) return t("heading.all");
  const names = { place: place.nameIn, name: place.name };
  if (type === null) return t("heading.place", names);
  const typeLower = type.plural.toLocaleLowerCase(tag);
  return t("heading.type", { ...names, type: type.plural, typeLower });
}

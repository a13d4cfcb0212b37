import { useTranslations } from "use-intl";
import type { ListingScope } from "#contract/listing.ts";
import { localeFacts } from "#domain/locale.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";

type Translate = ReturnType<typeof useTranslations<"listing">>;

/** What a listing is called: as its filter page says, or composed of type and place by each language's rules. */
export function useListingHeading(scope: ListingScope): string {
  return listingHeading(useTranslations("listing"), scope, localeFacts[useVisitor().locale].iso);
}

/** What the page is called: a search by what was typed, everything else by what it lists. */
export function pageHeading(t: Translate, view: ListingView, tag: string): string {
  const { search, scope } = view;
  return isResults(view) && search !== null
    ? t("results_for", { text: isolate(search.typed) })
    : listingHeading(t, scope, tag);
}

/** Tells whether a page shows what a text found, rather than the homes of a place that a word narrows. */
export function isResults({ search, scope, selection }: ListingView): boolean {
  return search !== null && (scope.country === null || selection.criteria.query !== "");
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

import type { ListingScope } from "#contract/listing.ts";
import { everywhere } from "#site/features/search/selection.ts";

/** The words of a listing's path, as its address has them. */
export interface ListingAddress {
  country: string;
  type?: string | undefined;
  city?: string | undefined;
}

/** Tells whether what the API found is what the path names: the right word under the wrong country is a 404. */
export function standsUnder(scope: ListingScope, { country, type, city }: ListingAddress): boolean {
  const [here, saved] = [scope.country?.slug, scope.filterPage?.slug];
  return (
    (here === undefined ? country === everywhere : here === country) &&
    (city === undefined || scope.city?.slug === city) &&
    (type === undefined || scope.type?.slug === type || saved === type)
  );
}

import type { ApiClient } from "#site/api-client.ts";
import { searchQuery } from "#contract/search-criteria.ts";
import { activeGroups, withoutGroup } from "#site/features/search/filter-groups.ts";
import type { ListingAddress } from "#site/features/search/listing-address.ts";
import type { Drop } from "#site/features/search/listing-view.ts";
import { everywhere, type Selection } from "#site/features/search/selection.ts";

const mostOffered = 3;

/** Counts what dropping each filter of an empty listing would bring back; the ones that bring most, at most three. */
export async function countDrops(
  api: ApiClient,
  { country }: ListingAddress,
  { savedListing, criteria }: Selection,
): Promise<Drop[]> {
  const drops = await Promise.all(
    activeGroups(criteria).map(async (group) => {
      const query = searchQuery(withoutGroup(criteria, group));
      query.set("limit", "1");
      const params = { type: savedListing ?? everywhere, second: country };
      const listing = await api.get("listing", { params, query });
      return { group, count: listing?.page.total ?? 0 };
    }),
  );
  return drops
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostOffered);
}

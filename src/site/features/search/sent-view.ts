/** A listing's view as its page has it: beside a document its facets are left out, for they stand in the filters' own markup. */
import type { Facets } from "#contract/listing.ts";
import { facetsInForm } from "#site/features/search/facets-in-form.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import {
  packFacets,
  unpackFacets,
  type PackedFacets,
} from "#site/features/search/packed-facets.ts";
import type { Hidden } from "#site/parts/still/hidden.ts";

export type SentView = Omit<ListingView, "facets"> & { facets: Hidden<PackedFacets> };

const whole = new WeakMap<Facets, PackedFacets>();
const withoutTowns = new WeakMap<Facets, PackedFacets>();

/**
 * What a listing offers, as it is sent: packed once for as long as the answer is known. Towns are left out while no city is
 * asked for, because nobody is asked for a town then.
 */
export function facetsToSend({ facets, selection }: Omit<ListingView, "names">): PackedFacets {
  const { city, town } = selection.criteria;
  const asksTown = city.length + town.length > 0;
  const packed = asksTown ? whole : withoutTowns;
  const known = packed.get(facets);
  if (known !== undefined) return known;
  const made = Object.freeze(packFacets(asksTown ? facets : { ...facets, town: [] }));
  packed.set(facets, made);
  return made;
}

const views = new WeakMap<SentView["facets"], ListingView>();

/** Gives the same view each time; in a document's own page it reads the filters as they were sent, as long as they are there. */
export function viewOf(sent: SentView): ListingView {
  const known = views.get(sent.facets);
  if (known !== undefined) return known;
  const { value } = sent.facets;
  const facets = value === undefined ? facetsInForm(document) : unpackFacets(value);
  const view = { ...sent, facets };
  views.set(sent.facets, view);
  return view;
}

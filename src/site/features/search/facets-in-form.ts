/** Reads what there is to choose from where it was drawn. */
import { wholeNumber } from "#contract/form-query.ts";
import type { Facets, FacetValue } from "#contract/listing.ts";
import type { BoxGroup, RangeGroup } from "#site/features/search/filter-names.ts";
import type { Wish } from "#site/features/search/wish-group.tsx";

/** What the filters of a page offer. What they leave out, nobody can choose. */
export function facetsInForm(page: ParentNode): Facets {
  return {
    type: valuesOf(page, "type"),
    city: valuesOf(page, "city"),
    town: valuesOf(page, "town"),
    rooms: valuesOf(page, "rooms"),
    status: valuesOf(page, "status"),
    handover: valuesOf(page, "handover"),
    developer: valuesOf(page, "developer"),
    amenity: valuesOf(page, "amenity"),
    seaView: countOf(page, "seaView"),
    citizenship: countOf(page, "citizenship"),
    residence: countOf(page, "residence"),
    price: boundsOf(page, "price"),
    area: boundsOf(page, "area"),
  };
}

function boxes(page: ParentNode, name: BoxGroup | Wish): HTMLInputElement[] {
  return [...page.querySelectorAll<HTMLInputElement>(`.filters [type=checkbox][name=${name}]`)];
}

function valuesOf(page: ParentNode, group: BoxGroup): FacetValue[] {
  return boxes(page, group).map((box) => ({
    value: box.value,
    label: box.parentElement?.querySelector("bdi")?.textContent ?? null,
    count: countAt(box),
  }));
}

function countOf(page: ParentNode, wish: Wish): number {
  return boxes(page, wish).map(countAt)[0] ?? 0;
}

function countAt(box: HTMLInputElement): number {
  return wholeNumber(box.parentElement?.querySelector(".num")?.textContent ?? "") ?? 0;
}

function boundsOf(page: ParentNode, group: RangeGroup): Facets["price"] {
  const fields = page.querySelectorAll<HTMLInputElement>(`.filters .input[name=${group}]`);
  const [from = null, to = null] = [...fields].map((field) => wholeNumber(field.placeholder));
  return from === null || to === null ? null : { from, to };
}

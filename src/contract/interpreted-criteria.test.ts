import { expect, test } from "vitest";
import { parseSearchCriteria, writeSearchCriteria } from "#contract/search-criteria.ts";
import { mergeInterpretedQuery } from "#contract/interpreted-criteria.ts";

const requested = (query: string) => parseSearchCriteria(new URLSearchParams(query));
const written = (query: string, text: string, filters: Record<string, string>) =>
  decodeURIComponent(
    writeSearchCriteria(mergeInterpretedQuery(requested(query), { text, filters })).toString(),
  );

test("words of the text become filters, and the rest stays text", () => {
  expect(written("query=2%2B1 kadikoy breeze", "breeze", { rooms: "2-1", town: "kadikoy" })).toBe(
    "query=breeze&town=kadikoy&rooms=2-1",
  );
});

test("lists from the URL and from the text are merged without duplicates", () => {
  expect(written("rooms=1-1,2-1&type=villas", "", { rooms: "2-1,3-1", type: "apartments" })).toBe(
    "type=apartments,villas&rooms=1-1,2-1,3-1",
  );
});

test("a range in the URL overrides one in the text", () => {
  expect(written("price=-200000", "", { price: "-300000", area: "100-" })).toBe(
    "price=-200000&area=100-",
  );
});

test("a flag filter counts whether in the URL or in the text", () => {
  expect(written("seaView=true", "", { citizenship: "true", status: "ready" })).toBe(
    "status=ready&seaView=true&citizenship=true",
  );
});

test("sort order and page stay as requested", () => {
  expect(written("query=villa&sort=price&page=2", "", { type: "villas" })).toBe(
    "type=villas&sort=price&page=2",
  );
});

test("without a text nothing changes", () => {
  expect(mergeInterpretedQuery(requested("rooms=2-1"), null)).toEqual(requested("rooms=2-1"));
});

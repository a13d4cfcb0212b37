import fc from "fast-check";
import { expect, test } from "vitest";
import {
  emptyCriteria,
  parseSearchCriteria,
  writeSearchCriteria,
  type SearchCriteria,
} from "#contract/search-criteria.ts";

function parse(query: string): SearchCriteria {
  return parseSearchCriteria(new URLSearchParams(query));
}

test("understands rooms in every usual writing", () => {
  for (const writing of ["2-1", "2+1", "2%2B1", "2 1"])
    expect(parse(`rooms=${writing}`).rooms).toEqual(["2+1"]);
  for (const writing of ["5-1+", "5%2B1%2B", "5+1+"])
    expect(parse(`rooms=${writing}`).rooms).toEqual(["5+1+"]);
  expect(parse("rooms=studio,3-1").rooms).toEqual(["3+1", "studio"]);
});

test("keeps either end of a range open", () => {
  expect(parse("price=200000-").price).toEqual({ from: 200_000, to: null });
  expect(parse("price=-500000").price).toEqual({ from: null, to: 500_000 });
  expect(parse("area=60-120").area).toEqual({ from: 60, to: 120 });
});

test("drops invalid values and preserves the rest", () => {
  const criteria = parse(
    "price=5-1&area=x&rooms=9-9,2-1&status=stolen,ready&page=0&sort=luck&type=..%2F,villas&handover=1999",
  );
  expect(criteria).toEqual({
    ...emptyCriteria,
    rooms: ["2+1"],
    status: ["ready"],
    type: ["villas"],
  });
});

test("reads an open year whether its plus is escaped or not", () => {
  expect(parse("handover=2028%2B").handover).toEqual(["2028+"]);
  expect(parse("handover=2028+").handover).toEqual(["2028+"]);
});

test("takes the first of a repeated parameter and limits its list", () => {
  expect(parse("type=villas&type=shops").type).toEqual(["villas"]);
  const many = Array.from({ length: 500 }, (_, index) => `t${index}`).join(",");
  expect(parse(`type=${many}`).type.length).toBeLessThanOrEqual(20);
});

test("serialises criteria without filters to an empty string", () => {
  expect(writeSearchCriteria(emptyCriteria).toString()).toBe("");
});

test("parsing and serialising any query round-trips", () => {
  const words = fc.constantFrom(
    "type",
    "rooms",
    "price",
    "area",
    "status",
    "handover",
    "seaView",
    "sort",
    "page",
    "city",
  );
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "villas,apartments",
      "2-1,5-1+",
      "100-200",
      "-5",
      "ready,2028+",
      "true",
      "-price",
      "3",
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(words, values)), (entries) => {
      const criteria = parseSearchCriteria(new URLSearchParams(entries));
      const written = writeSearchCriteria(criteria);
      expect(parseSearchCriteria(new URLSearchParams(written.toString()))).toEqual(criteria);
      expect(writeSearchCriteria(parseSearchCriteria(written)).toString()).toBe(written.toString());
    }),
    { seed: 20261121, numRuns: 500 },
  );
});

import { expect, test } from "vitest";
import { createBoundedEntries } from "#memory/bounded-entries.ts";

/** A key of one letter weighs two bytes. */
function entriesWithin(maxBytes: number) {
  return createBoundedEntries<{ bytes: number }>(maxBytes, ({ bytes }) => bytes);
}

test("the first goes where all weigh too much, and what was used since stays", () => {
  const entries = entriesWithin(36);
  for (const key of ["a", "b", "c"]) entries.put(key, { bytes: 10 });
  expect(entries.use("a")).toEqual({ bytes: 10 });
  entries.put("d", { bytes: 10 });
  expect(["a", "b", "c", "d"].filter((key) => entries.get(key))).toEqual(["a", "c", "d"]);
  expect(entries.bytes).toBe(36);
});

test("what weighs more since is weighed anew, and an entry that is put twice counts once", () => {
  const entries = entriesWithin(30);
  const growing = { bytes: 5 };
  entries.put("a", { bytes: 10 });
  entries.put("b", growing);
  entries.put("b", growing);
  expect(entries.bytes).toBe(19);
  growing.bytes = 20;
  entries.weigh("b");
  expect([entries.get("a"), entries.get("b")]).toEqual([undefined, growing]);
});

test("what weighs too much by itself takes nobody's place", () => {
  const entries = entriesWithin(30);
  const growing = { bytes: 5 };
  entries.put("a", { bytes: 10 });
  entries.put("b", growing);
  entries.put("c", { bytes: 29 });
  expect([entries.get("c"), entries.bytes]).toEqual([undefined, 19]);
  growing.bytes = 29;
  entries.weigh("b");
  expect([entries.get("a"), entries.get("b"), entries.bytes]).toEqual([
    { bytes: 10 },
    undefined,
    12,
  ]);
});

test("nothing is left of what was dropped or cleared", () => {
  const entries = entriesWithin(100);
  for (const key of ["a", "b"]) entries.put(key, { bytes: 10 });
  entries.drop("a");
  entries.drop("z");
  entries.weigh("a");
  expect(entries.use("a")).toBeUndefined();
  expect([entries.get("a"), entries.bytes]).toEqual([undefined, 12]);
  entries.clear();
  expect([entries.get("b"), entries.bytes]).toEqual([undefined, 0]);
});

test("what nobody uses takes the place of its like, however much of it comes", () => {
  const entries = entriesWithin(100);
  for (const key of ["a", "b", "c", "d", "e"]) {
    entries.put(key, { bytes: 10 });
    entries.use(key);
  }
  for (let page = 100; page < 1_000; page += 1) entries.put(`${page}`, { bytes: 10 });
  expect(["a", "b", "c", "d", "e"].map((key) => entries.get(key)?.bytes)).toEqual([
    10, 10, 10, 10, 10,
  ]);
  expect([entries.get("998")?.bytes, entries.get("999")?.bytes]).toEqual([10, 10]);
  expect(entries.get("997")).toBeUndefined();
  expect(entries.bytes).toBe(92);
});

test("of what is used, what was not for longest goes back among the new ones, so that these have room", () => {
  const entries = entriesWithin(60);
  for (const key of ["a", "b", "c", "d", "e"]) {
    entries.put(key, { bytes: 10 });
    entries.use(key);
  }
  entries.put("f", { bytes: 10 });
  expect(["a", "b", "c", "d", "e", "f"].filter((key) => entries.get(key) === undefined)).toEqual([
    "a",
  ]);
  entries.put("g", { bytes: 10 });
  entries.use("b");
  entries.put("h", { bytes: 10 });
  expect(["b", "c", "d", "e", "g", "h"].filter((key) => entries.get(key))).toEqual([
    "b",
    "c",
    "d",
    "e",
    "h",
  ]);
});

test("a large new one takes the place of what was used, where no other new one is left", () => {
  const entries = entriesWithin(60);
  for (const key of ["a", "b", "c", "d"]) {
    entries.put(key, { bytes: 10 });
    entries.use(key);
  }
  entries.put("e", { bytes: 30 });
  expect(["a", "b", "c", "d", "e"].filter((key) => entries.get(key))).toEqual(["c", "d", "e"]);
  expect(entries.bytes).toBe(56);
});

test("an entry that was used stays among these when another one is put in its place", () => {
  const entries = entriesWithin(60);
  entries.put("a", { bytes: 10 });
  entries.use("a");
  entries.put("a", { bytes: 12 });
  for (let page = 100; page < 120; page += 1) entries.put(`${page}`, { bytes: 10 });
  expect(entries.get("a")).toEqual({ bytes: 12 });
});

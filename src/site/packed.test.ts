import { expect, test } from "vitest";
import { pack, unpack, type Packed } from "#site/packed.ts";

const around = { brand: "Sahil", motto: `«Don't \\ "hurry"»`, offices: [{ hours: null }] };

/** As the router brings it to a browser. */
const travelled = <Value>(packed: Packed<Value>) =>
  JSON.parse(JSON.stringify(packed)) as Packed<Value>; // text stays text

test("a browser unpacks what was packed, once", () => {
  const packed = travelled(pack(around));
  expect(unpack(packed)).toEqual(around);
  expect(unpack(packed)).toBe(unpack(packed));
});

test("the render of the server has the very value, which does not travel", () => {
  expect(unpack(pack(around))).toBe(around);
  expect(Object.keys(pack(around))).toEqual(["text"]);
});

test("what travels needs no escapes but for the texts' own quotes", () => {
  expect(pack({ city: "İzmir", days: 6 }).text).toBe("{'city':'İzmir','days':6}");
});

test("what is frozen reads the same as what is not", () => {
  const offices = Object.freeze([Object.freeze({ name: 'O\'Hara "Quay"', floor: undefined })]);
  for (const around of [{ offices }, Object.freeze({ offices }), { offices: [...offices] }]) {
    const text = `{'offices':[{'name':'O"Hara \\'Quay\\''}]}`;
    expect([pack(around).text, pack(around).text]).toEqual([text, text]);
  }
});

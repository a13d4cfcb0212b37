import { expect, test } from "vitest";
import { listOwnership } from "#site/features/shortlist/list-ownership.ts";

const [first, second, third] = ["IST-1042", "DXB-2017", "LIM-3001"];

test.each([
  ["own", [first, second], [second, first], false, true],
  ["own", [first], [], false, true],
  ["part", [first], [first, second], false, false],
  ["shared", [first, third], [first, second], false, false],
  ["shared", [first], [], false, false],
  ["unkept", [first], [], true, false],
  ["shared", [first], [second], true, false],
  ["unkept", [first], [first], true, true],
  ["own", [], [], true, true],
])(
  "a list is %s: it holds %o, the device %o, and storage is denied: %s, it follows: %s",
  (standing, homes, kept, denied, isOwn) => {
    expect(listOwnership({ homes, saved: kept, denied, isOwn })).toBe(standing);
  },
);

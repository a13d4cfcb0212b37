import { expect, test } from "vitest";
import { standingOf } from "#site/features/shortlist/standing.ts";

const [first, second, third] = ["IST-1042", "DXB-2017", "LIM-3001"];

test.each([
  ["own", [first, second], [second, first], false],
  ["part", [first], [first, second], false],
  ["shared", [first, third], [first, second], false],
  ["shared", [first], [], false],
  ["unkept", [first], [], true],
  ["shared", [first], [second], true],
  ["own", [first], [first], true],
])(
  "a list is %s: it holds %o, the device %o, and storage is denied: %s",
  (standing, homes, kept, denied) => {
    expect(standingOf({ homes, kept, denied })).toBe(standing);
  },
);

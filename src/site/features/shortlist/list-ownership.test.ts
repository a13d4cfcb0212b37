import { expect, test } from "vitest";
import { listOwnership } from "#site/features/shortlist/list-ownership.ts";

const [first, second, third] = ["IST-1042", "DXB-2017", "LIM-3001"];

test.each([
  ["own", [first, second], [second, first], false, true],
  ["own", [first], [], false, true],
  ["subset", [first], [first, second], false, false],
  ["shared", [first, third], [first, second], false, false],
  ["shared", [first], [], false, false],
  ["unsaved", [first], [], true, false],
  ["shared", [first], [second], true, false],
  ["unsaved", [first], [first], true, true],
  ["own", [], [], true, true],
])(
  "a list is %s: it has %o, the device has %o, storage is denied: %s, it follows the device: %s",
  (ownership, references, saved, denied, isOwn) => {
    expect(listOwnership({ references, saved, denied, isOwn })).toBe(ownership);
  },
);

import { expect, test } from "vitest";
import { matchesEtag, strongEtag, weakEtag } from "#http/etag.ts";

test.each([
  ['W/"a"', 'W/"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['"b", W/"a" ,"c"', '"a"', true],
  ["*", '"a"', true],
  [" * ", '"a"', true],
  ['"b"', '"a"', false],
  ['"x"a"', '"a"', false],
  ['"*"', '"a"', false],
  ["a", '"a"', false],
  ["", '"a"', false],
  [null, '"a"', false],
  [undefined, '"a"', false],
])("If-None-Match %s matches %s: %s", (header, etag, isKnown) => {
  expect(matchesEtag(header, etag)).toBe(isKnown);
});

test("an ETag is the same for a text and its bytes, and differs between texts", () => {
  expect(weakEtag("дом")).toBe(weakEtag(Buffer.from("дом")));
  expect(weakEtag("дом")).not.toBe(weakEtag("дома"));
  expect(weakEtag("дом")).toBe(`W/${strongEtag("дом")}`);
});

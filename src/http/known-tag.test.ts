import { expect, test } from "vitest";
import { isKnownTag, tagOf, weakTagOf } from "#http/known-tag.ts";

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
])("whether If-None-Match %s knows %s: %s", (header, etag, isKnown) => {
  expect(isKnownTag(header, etag)).toBe(isKnown);
});

test("a tag is the same for a text and its bytes, and another for another text", () => {
  expect(weakTagOf("дом")).toBe(weakTagOf(Buffer.from("дом")));
  expect(weakTagOf("дом")).not.toBe(weakTagOf("дома"));
  expect(weakTagOf("дом")).toBe(`W/${tagOf("дом")}`);
});

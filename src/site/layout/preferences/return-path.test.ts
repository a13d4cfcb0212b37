import { expect, test } from "vitest";
import { returnPath } from "#site/layout/preferences/return-path.ts";

test.each(["/en", "/ar/turkey/for-sale?price=-500000&rooms=2-1&page=2", "/ru/guides/istanbul"])(
  "a visitor returns to %s",
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/x/..//evil.example",
  "/\t/evil.example",
  "/en\r\nSet-Cookie: a=b",
  "javascript:alert(1)",
  "en/blog",
  "",
  null,
  new File([], "x"),
])("%j leads to the home page", (sent) => {
  expect(returnPath(sent)).toBe("/");
});

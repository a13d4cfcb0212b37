import { expect, test } from "vitest";
import { decodablePath } from "#server/paths/canonical-path.ts";

test.each(["/", "/en/caf%C3%A9", "/en/100%25"])("%s can be decoded as it is", (path) => {
  expect(decodablePath(path)).toBe(path);
});

test.each([
  ["/en/%", "/en/%25"],
  ["/ar/%zz", "/ar/%25zz"],
  ["/en/%E0%A4%A", "/en/%25E0%25A4%25A"],
  ["/en/%C3%A9/%ff", "/en/%25C3%25A9/%25ff"],
])("invalid percent-encoding in %s is taken literally", (path, decodable) => {
  expect(decodablePath(path)).toBe(decodable);
  expect(decodeURIComponent(decodable)).toBe(path);
});

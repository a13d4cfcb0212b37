import { expect, test } from "vitest";
import { refusalOf } from "#server/requests/refusal.ts";

test.each([
  ["/en", "sahil.example", null],
  ["/en?query=%D8%A8", "127.0.0.1:3000", null],
  ["/en", "[::1]:3000", null],
  ["/en", undefined, null],
  [`/${"a".repeat(10_000)}`, "sahil.example", 414],
  [`/en?${"a".repeat(10_000)}`, "sahil.example", 414],
  ["/en/%00", "sahil.example", 400],
  ["/en\\..\\x", "sahil.example", 400],
  ["http://evil.example/", "sahil.example", 400],
  ["*", "sahil.example", 400],
  ["/en", "evil.example/path", 400],
  ["/en", "user@evil.example", 400],
  ["/en", "evil.example:port", 400],
])("request %# is judged by its target and host", (target, host, status) => {
  const headers = host === undefined ? {} : { host };
  expect(refusalOf({ method: "GET", url: target, headers })?.status ?? null).toBe(status);
});

test.each([
  [{ "content-length": "1000" }, null],
  [{ "content-length": "1000000" }, 413],
  [{ "transfer-encoding": "chunked" }, 411],
])("a body of %o is judged before it is read", (headers, status) => {
  const refusal = refusalOf({ method: "POST", url: "/preferences", headers });
  expect(refusal?.status ?? null).toBe(status);
});

test("a refusal names the part that must be otherwise", () => {
  const fieldOf = (method: string, url: string, headers = {}) =>
    refusalOf({ method, url, headers })?.field;
  expect(fieldOf("TRACE", "/en")).toBe("method");
  expect(fieldOf("GET", `/en?${"a".repeat(10_000)}`)).toBe("query");
  expect(fieldOf("GET", "/en", { host: "a/b" })).toBe("Host");
  expect(fieldOf("POST", "/en", { "transfer-encoding": "chunked" })).toBe("Content-Length");
});

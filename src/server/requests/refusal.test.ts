import { expect, test } from "vitest";
import { refusalOf } from "#server/requests/refusal.ts";

const head = { method: "GET", url: "/en", httpVersion: "1.1", rawHeaders: [] };

test.each([
  ["/en", "sahil.example", null],
  ["/en?query=%D8%A8", "127.0.0.1:3000", null],
  ["/en", "[::1]:3000", null],
  ["/en", undefined, 400],
  [`/${"a".repeat(10_000)}`, "sahil.example", 414],
  [`/en?${"a".repeat(10_000)}`, "sahil.example", 414],
  ["/en/%00", "sahil.example", 400],
  ["/en\\..\\x", "sahil.example", 400],
  ["/en/turkey#x", "sahil.example", 400],
  ["/en/./turkey", "sahil.example", 400],
  ["/ru/../en?rooms=1", "sahil.example", 400],
  ["/en/%2E%2e", "sahil.example", 400],
  ["/en?from=/../x", "sahil.example", null],
  ["/.well-known/security.txt", "sahil.example", null],
  ["/en/..a/.b/...", "sahil.example", null],
  ["http://evil.example/", "sahil.example", 400],
  ["*", "sahil.example", 400],
  ["/en", "evil.example/path", 400],
  ["/en", "user@evil.example", 400],
  ["/en", "evil.example:port", 400],
])("request %# is judged by its target and host", (target, host, status) => {
  const headers = host === undefined ? {} : { host };
  expect(refusalOf({ ...head, url: target, headers })?.status ?? null).toBe(status);
});

test.each([
  [{ "content-length": "1000" }, null],
  [{ "content-length": "32768" }, null],
  [{ "content-length": "32769" }, 413],
  [{ "transfer-encoding": "chunked" }, 411],
])("a body of %o is checked before it is read", (headers, status) => {
  const refusal = refusalOf({
    ...head,
    method: "POST",
    url: "/preferences",
    headers: { host: "sahil.example", ...headers },
  });
  expect(refusal?.status ?? null).toBe(status);
});

test("a refusal names the invalid part", () => {
  const fieldOf = (method: string, url: string, headers = {}) =>
    refusalOf({ ...head, method, url, headers: { host: "sahil.example", ...headers } })?.field;
  expect(fieldOf("TRACE", "/en")).toBe("method");
  expect(fieldOf("GET", `/en?${"a".repeat(10_000)}`)).toBe("query");
  expect(fieldOf("GET", "/en", { host: "a/b" })).toBe("Host");
  expect(fieldOf("POST", "/en", { "transfer-encoding": "chunked" })).toBe("Content-Length");
});

test("a request has exactly one Host header, optional only in HTTP/1.0", () => {
  expect(refusalOf({ ...head, httpVersion: "1.0", headers: {} })).toBeNull();
  const rawHeaders = ["Host", "a", "X-Host", "b", "host", "c"];
  expect(refusalOf({ ...head, rawHeaders, headers: { host: "a" } })?.field).toBe("Host");
  expect(refusalOf({ ...head, rawHeaders: ["Host", "Host"], headers: { host: "a" } })).toBeNull();
});

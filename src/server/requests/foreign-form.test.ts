import { expect, test } from "vitest";
import { isForeignForm } from "#server/requests/foreign-form.ts";

const url = "https://sahil.example/preferences";

test.each([
  ["POST", { "Sec-Fetch-Site": "same-origin", Origin: "https://sahil.example" }, false],
  ["POST", { "Sec-Fetch-Site": "cross-site" }, true],
  ["POST", { "Sec-Fetch-Site": "same-site" }, true],
  ["POST", { Origin: "https://sahil.example" }, false],
  ["POST", { Origin: "https://evil.example" }, true],
  ["POST", { Origin: "null" }, true],
  ["POST", { "Sec-Fetch-Site": "same-origin", Origin: "null" }, true],
  ["POST", { "Sec-Fetch-Site": "same-origin", Origin: "https://www.sahil.example" }, false],
  ["POST", {}, false],
  ["DELETE", { Origin: "https://evil.example" }, true],
  ["GET", { "Sec-Fetch-Site": "cross-site" }, false],
])("%s with %o is foreign: %s", (method, headers, foreign) => {
  expect(isForeignForm(new Request(url, { method, headers }))).toBe(foreign);
});

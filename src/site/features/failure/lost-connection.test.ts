import { expect, test } from "vitest";
import { isLostConnection } from "#site/features/failure/lost-connection.ts";

test.each([
  new TypeError("Failed to fetch"),
  new TypeError("NetworkError when attempting to fetch resource."),
  new TypeError("Load failed"),
  new DOMException("The user aborted a request.", "AbortError"),
  new Error("Unable to decode turbo-stream response"),
])("%s is a connection lost", (error) => {
  expect(isLostConnection(error)).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined"),
  new Error("Unexpected Server Error"),
  { status: 503 },
  null,
])("%s is another fault", (error) => {
  expect(isLostConnection(error)).toBe(false);
});

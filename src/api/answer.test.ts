import { expect, test } from "vitest";
import { answerOf } from "#api/answer.ts";

test("an answer holds on to its own bytes alone", () => {
  const plain = answerOf("{}", "application/json", "en").bodies.get("identity");
  expect(plain?.toString()).toBe("{}");
  expect(plain?.buffer.byteLength).toBe(2);
});

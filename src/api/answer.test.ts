import { expect, test } from "vitest";
import { answerOf } from "#api/answer.ts";

test("an answer retains only its own bytes, not a pooled buffer", () => {
  const plain = answerOf("{}", "application/json", "en").bodies.get("identity");
  expect(plain?.toString()).toBe("{}");
  expect(plain?.buffer.byteLength).toBe(2);
});

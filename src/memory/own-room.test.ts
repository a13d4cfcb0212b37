import { expect, test } from "vitest";
import { answerOf } from "#api/answer.ts";
import { ownRoom } from "#memory/own-room.ts";

test("what is to be kept holds on to its own bytes alone", () => {
  const own = ownRoom(Buffer.from("Kadıköy"));
  expect(own.toString()).toBe("Kadıköy");
  expect(own.buffer.byteLength).toBe(own.length);
  expect(ownRoom("Kadıköy").equals(own)).toBe(true);
  expect(ownRoom("Kadıköy").buffer.byteLength).toBe(own.length);
  const plain = answerOf("{}", "application/json", "en").bodies.find("identity");
  expect(plain?.buffer.byteLength).toBe(2);
});

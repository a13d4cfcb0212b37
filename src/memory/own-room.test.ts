import { expect, test } from "vitest";
import { ownRoom } from "#memory/own-room.ts";

test("what is to be kept holds on to its own bytes alone", () => {
  const own = ownRoom(Buffer.from("Kadıköy"));
  expect(own.toString()).toBe("Kadıköy");
  expect(own.buffer.byteLength).toBe(own.length);
  expect(ownRoom("Kadıköy").equals(own)).toBe(true);
  expect(ownRoom("Kadıköy").buffer.byteLength).toBe(own.length);
});

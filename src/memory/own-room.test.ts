import { expect, test } from "vitest";
import { ownRoom } from "#memory/own-room.ts";

test("a copied buffer retains only its own bytes", () => {
  const own = ownRoom(Buffer.from("Kadıköy"));
  expect(own.toString()).toBe("Kadıköy");
  expect(own.buffer.byteLength).toBe(own.length);
  expect(ownRoom("Kadıköy").equals(own)).toBe(true);
  expect(ownRoom("Kadıköy").buffer.byteLength).toBe(own.length);
});

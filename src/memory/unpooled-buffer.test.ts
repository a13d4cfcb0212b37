import { expect, test } from "vitest";
import { unpooledBuffer } from "#memory/unpooled-buffer.ts";

test("the copy does not share a pooled buffer", () => {
  const own = unpooledBuffer(Buffer.from("Kadıköy"));
  expect(own.toString()).toBe("Kadıköy");
  expect(own.buffer.byteLength).toBe(own.length);
  expect(unpooledBuffer("Kadıköy").equals(own)).toBe(true);
  expect(unpooledBuffer("Kadıköy").buffer.byteLength).toBe(own.length);
});

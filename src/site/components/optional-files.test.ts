import { expect, test } from "vitest";
import { settleAll, loadOptional, isOptionalLoadPending } from "#site/components/optional-files.ts";

test("optional files are null when they fail, required ones reject", async () => {
  const failed = loadOptional(() => Promise.reject(new Error("gone")));
  expect(isOptionalLoadPending()).toBe(true);
  expect([await failed, isOptionalLoadPending()]).toEqual([null, false]);
  expect(await loadOptional(() => Promise.resolve("there"))).toBe("there");
});

test("a failure of the last of several optional files is caught too", async () => {
  const { promise: later, reject } = Promise.withResolvers<string>();
  const failed = loadOptional(() => settleAll([Promise.reject(new Error("gone")), later]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOptionalLoadPending()).toBe(true);
  reject(new Error("gone, too"));
  expect([await failed, isOptionalLoadPending()]).toEqual([null, false]);
  expect(await settleAll([Promise.resolve(1), Promise.resolve("two")])).toEqual([1, "two"]);
});

import { expect, test } from "vitest";
import { allOf, loadOptional, mayFilesFail } from "#site/components/optional-files.ts";

test("optional files are null when they fail, required ones reject", async () => {
  const lost = loadOptional(() => Promise.reject(new Error("gone")));
  expect(mayFilesFail()).toBe(true);
  expect([await lost, mayFilesFail()]).toEqual([null, false]);
  expect(await loadOptional(() => Promise.resolve("there"))).toBe("there");
});

test("a failure of the last of several optional files is caught too", async () => {
  const { promise: later, reject } = Promise.withResolvers<string>();
  const lost = loadOptional(() => allOf([Promise.reject(new Error("gone")), later]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(mayFilesFail()).toBe(true);
  reject(new Error("gone, too"));
  expect([await lost, mayFilesFail()]).toEqual([null, false]);
  expect(await allOf([Promise.resolve(1), Promise.resolve("two")])).toEqual([1, "two"]);
});

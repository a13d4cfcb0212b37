import { expect, test } from "vitest";
import { isAllowed } from "#commands/licenses/allowed.ts";
import { licenseList } from "#commands/licenses/license-list.ts";
import { shippedPackages } from "#commands/licenses/shipped-packages.ts";

const shipped = { name: "one", version: "1.0.0", license: "MIT", text: "The MIT License" };

test("every package that the server needs is under a licence that is allowed", () => {
  const packages = shippedPackages();
  expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["react", "hono", "sharp", "pg"]));
  expect(names).not.toContain("vitest");
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["(MIT AND Zlib)", true],
  ["MIT AND GPL-3.0-only", false],
  ["GPL-3.0-only", false],
  ["SEE LICENSE IN LICENSE.md", false],
  [null, false],
])("%s is allowed: %s", (expression, answer) => {
  expect(isAllowed(expression)).toBe(answer);
});

test("a licence text shared by several packages is listed once, under all their names", () => {
  const list = licenseList(["Ours\n"], [shipped, { ...shipped, name: "two", version: "2.0.0" }]);
  expect(list).toMatch(/^Ours\n\n-+\n\none 1\.0\.0: MIT\ntwo 2\.0\.0: MIT\n\nThe MIT License\n$/);
});

test("nothing is listed where a package may not ship", () => {
  const refused = { ...shipped, name: "copyleft", license: "AGPL-3.0-only" };
  expect(() => licenseList([], [shipped, refused])).toThrow("copyleft 1.0.0: AGPL-3.0-only");
});

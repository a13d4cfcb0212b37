import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

test.each(["LICENSE", "README.md"])("every path named by the licences in %s exists", (file) => {
  const text = readFileSync(path.join(root, file), "utf8");
  const part = file === "LICENSE" ? text : (text.split(/^## Licences$/m)[1] ?? "");
  const paths = part.match(/\b(?:content|public|src)\/[\w./-]*/g) ?? [];
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

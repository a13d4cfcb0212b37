import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openModules } from "#i18n/loaded-modules.ts";

test("what a module imports is loaded with it, and what that imports, each once", () => {
  const modules = modulesOf({
    "site/page.tsx": `import { card } from "#site/card.ts";\nexport { title } from "./title.ts";`,
    "site/card.ts": `import {\n  one,\n  type Two,\n} from "#site/title.ts";`,
    "site/title.ts": `title`,
    "site/other.ts": `other`,
  });
  expect(modules("site/page.tsx")).toEqual(["site/card.ts", "site/page.tsx", "site/title.ts"]);
});

test("what is imported late, of a server or as a type stays out, but for the words that a type stands for", () => {
  const modules = modulesOf({
    "site/page.tsx": [
      `import type { Late } from "#site/late.ts";`,
      `import type { Word } from "#domain/words.ts";`,
      `import { read } from "#site/read.server.ts";`,
      `export const load = () => import("#site/late.ts");`,
    ].join("\n"),
    "site/late.ts": `late`,
    "site/read.server.ts": `read`,
    "domain/words.ts": `words`,
  });
  expect(modules("site/page.tsx")).toEqual(["domain/words.ts", "site/page.tsx"]);
});

/** Writes modules, and tells which of them are loaded with one. */
function modulesOf(files: Readonly<Record<string, string>>): (name: string) => string[] {
  const root = mkdtempSync(path.join(tmpdir(), "sahil-modules-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), source);
  }
  return (entry) => {
    const sources = openModules(root)([path.join(root, entry)]);
    return Object.keys(files)
      .filter((name) => sources.includes(files[name] ?? ""))
      .sort();
  };
}

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Each entry: a rule, a file, a line that breaks the rule there, and other files it needs. */
const violations: [rule: string, file: string, code: string, beside?: Record<string, string>][] = [
  ["house(layers)", "src/domain/a.ts", `import "#contract/project.ts";`],
  ["house(layers)", "src/domain/b.ts", `import { readFileSync } from "node:fs";`],
  ["house(layers)", "src/i18n/a.ts", `import type { Project } from "#contract/project.ts";`],
  ["house(layers)", "src/contract/a.ts", `import "#database/schema.ts";`],
  ["house(layers)", "src/database/a.ts", `export * from "#catalog/catalog.ts";`],
  ["house(layers)", "src/catalog/a.ts", `import "#content/pack.ts";`],
  ["house(layers)", "src/catalog/b.ts", `import { readEnvironment } from "#environment";`],
  ["house(layers)", "src/api/a.ts", `import "#database/open.ts";`],
  ["house(layers)", "src/api/b.ts", `import "#site/data/api-client.ts";`],
  ["house(layers)", "src/site/data/api-client.ts", `import "#catalog/catalog.ts";`],
  ["house(layers)", "src/site/ui/a.tsx", `import "#i18n/visitor.tsx";`],
  ["house(layers)", "src/site/components/a.tsx", `import "#site/features/search/filters.tsx";`],
  ["house(layers)", "src/site/features/search/a.tsx", `import "#site/features/project/units.tsx";`],
  ["house(layers)", "src/site/features/search/b.tsx", `import "#site/data/api-client.ts";`],
  ["house(layers)", "src/site/routes/a.ts", `const catalog = await import("#catalog/catalog.ts");`],
  ["house(layers)", "src/site/routes/b.ts", `type D = import("#database/schema.ts").Database;`],
  ["house(layers)", "src/site/root.tsx", `import "#api/api.ts";`],
  ["house(layers)", "src/site/context.ts", `import { readEnvironment } from "#environment";`],
  ["house(layers)", "src/helpers/a.ts", `import "#domain/money.ts";`],
  ["house(layers)", "src/server/a.ts", `import "#tests/support/databases.ts";`],
  ["house(no-parent-import)", "src/api/a.ts", `import "../database/open.ts";`],
  ["house(no-parent-import)", "tests/api/a.ts", `export { open } from "../../src/api/api.ts";`],
  [
    "house(logical-styles)",
    "src/site/ui/a.tsx",
    `export const a = <p style={{ paddingLeft: 2 }} />;`,
  ],
  [
    "house(logical-styles)",
    "src/site/ui/b.tsx",
    `export const a = <p style={{ float: "left" }} />;`,
  ],
  ["house(reasoned-casts)", "src/api/a.ts", `export const a = JSON.parse("1") as number;`],
  ["house(static-message-keys)", "src/site/components/a.tsx", "t(`status.${status}`);"],
  ["house(static-message-keys)", "src/site/components/b.tsx", `t.rich("status." + status, {});`],
  ["eslint(max-lines)", "src/api/a.ts", "void 0;\n".repeat(301)],
  ["eslint(no-unused-vars)", "src/api/a.ts", `import { a } from "./b.ts";`],
  ["eslint(no-warning-comments)", "src/api/a.ts", `// TODO later`],
  [
    "import(no-cycle)",
    "src/api/a.ts",
    `import { b } from "./b.ts";\nexport const a = () => b;`,
    { "src/api/b.ts": `import { a } from "./a.ts";\nexport const b = () => a;` },
  ],
  [
    "import(no-default-export)",
    "src/site/ui/a.tsx",
    `export default function A() { return null; }`,
  ],
  ["typescript(no-explicit-any)", "src/api/a.ts", `export function a(b: any) { return b; }`],
  ["typescript(no-non-null-assertion)", "src/api/a.ts", `export const a = [1][0]!;`],
  ["typescript(no-floating-promises)", "src/api/a.ts", `Promise.resolve(1);`],
  ["typescript(no-misused-promises)", "src/api/b.ts", `[1].forEach(async () => await null);`],
  [
    "typescript(consistent-type-imports)",
    "src/api/c.ts",
    `import { Hono } from "hono";\nexport type A = Hono;`,
  ],
  ["unicorn(filename-case)", "src/site/ui/Component.tsx", `export const a = 1;`],
  [
    "react(jsx-no-target-blank)",
    "src/site/ui/a.tsx",
    `export const a = <a href="https://sahil.example" target="_blank">a</a>;`,
  ],
  [
    "react-hooks(rules-of-hooks)",
    "src/site/ui/a.tsx",
    `export function f() { if (f) useState(); }`,
  ],
];

/** Similar code that the rules must accept. */
const validCode: [file: string, code: string][] = [
  [
    "src/site/routes/a.tsx",
    `import "#site/features/search/a.tsx";\nexport default function A() {}`,
  ],
  ["src/site/features/search/a.tsx", `import "#site/features/search/b.tsx";\nimport "./b.tsx";`],
  ["src/site/routes/b.tsx", `import type { Route } from "./+types/b.ts";\nexport type A = Route;`],
  ["src/server/a.ts", `import "#environment";\nimport "#catalog/catalog.ts";`],
  ["src/domain/money.test.ts", `import "vitest";\nimport "#tests/support/content-files.ts";`],
  [
    "src/site/ui/a.tsx",
    `export const a = <p className="card" style={{ float: "inline-start" }} />;`,
  ],
  [
    "src/api/a.ts",
    `export const a = JSON.parse("1") as number; // a literal\nexport const b = [1] as const;`,
  ],
];

const root = path.resolve(import.meta.dirname, "../..");
let house: string;
let found: Map<string, string[]>;

beforeAll(async () => {
  await mkdir(path.join(root, ".cache"), { recursive: true });
  house = await mkdtemp(path.join(root, ".cache/architecture-"));
  const files = [
    ...violations.flatMap(([, file, code, beside = {}], index) =>
      Object.entries({ [file]: code, ...beside }).map(
        ([name, text]) => [`broken-${index}/${name}`, text] as const,
      ),
    ),
    ...validCode.map(([file, code], index) => [`sound-${index}/${file}`, code] as const),
  ];
  for (const [file, code] of files) {
    const target = path.join(house, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${code}\n`);
  }
  found = await lint(files.map(([file]) => path.join(house, file)));
}, 30_000);

afterAll(() => rm(house, { recursive: true }));

test.each(violations.map(([rule, file], index) => ({ rule, file, index })))(
  "$rule reports the violation in $file",
  ({ rule, file, index }) => {
    expect(found.get(`broken-${index}/${file}`)).toContain(rule);
  },
);

test.each(validCode.map(([file], index) => ({ file, index })))(
  "no rule reports the valid code in $file",
  ({ file, index }) => {
    expect(found.get(`sound-${index}/${file}`) ?? []).toEqual([]);
  },
);

/** Files are named one by one, because the linter skips a git-ignored folder. */
async function lint(files: readonly string[]): Promise<Map<string, string[]>> {
  const program = path.join(root, "node_modules/oxlint/bin/oxlint");
  const output = await new Promise<string>((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    const args = [program, "--format=json", ...files];
    execFile(process.execPath, args, options, (_failed, stdout) => resolve(stdout));
  });
  // the linter's JSON report, as far as it is read
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string }[];
  };
  const codes = new Map<string, string[]>();
  for (const { code, filename } of diagnostics) {
    const file = path.relative(house, path.resolve(root, filename)).replaceAll("\\", "/");
    codes.set(file, [...(codes.get(file) ?? []), code]);
  }
  return codes;
}

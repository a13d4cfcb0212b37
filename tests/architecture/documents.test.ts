import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { layers } from "#tests/architecture/layers.ts";

const root = path.resolve(import.meta.dirname, "../..");

const documents = globSync(["*.md", "docs/*.md", "docs/decisions/*.md"], {
  cwd: root,
  exclude: ["CHANGELOG.md", "docs/specification.md", "docs/standards.md"],
}).map((file) => ({ file, text: read(file) }));

/** Files and folders. */
const files = globSync("{src,tests,benchmarks,content,docs,public}/**", { cwd: root }).concat(
  globSync("{*,.env.example}", { cwd: root }),
);

/** Files that the recipes of CONTRIBUTING.md create. */
const invented = /\bcopy-price\b|\bterms-of-use\b|\bde\.(?:ts|json)$|-de\.md$/;

test("every path in a document exists", () => {
  const missing = documents.flatMap(({ file, text }) =>
    quotedIn(text)
      .filter((quoted) =>
        /^(?:src|tests|docs|benchmarks)\/|^[\w/*.{},-]+\.(?:tsx?|css|md)$/.test(quoted),
      )
      .filter((quoted) => !invented.test(quoted) && !isPath(quoted))
      .map((quoted) => `${file}: ${quoted}`),
  );
  expect(missing).toEqual([]);
});

test("every link between documents leads to a file", () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)]
      .map(([, target = ""]) => path.join(path.dirname(file), target))
      .filter((target) => !files.includes(path.normalize(target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test("every identifier of ours in a document exists in the code", () => {
  const code = files
    .filter((file) => /\.(?:tsx?|json|css)$/.test(file) && !file.startsWith("content/"))
    .map(read)
    .join("\n");
  const words = new Set(code.match(/[A-Za-z]\w*/g));
  const missing = documents.flatMap(({ file, text }) =>
    quotedIn(text)
      .flatMap((quoted) => /^([a-z]+[A-Z]\w*)(?:\(.*\))?$/.exec(quoted)?.[1] ?? [])
      .filter((name) => !words.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every log message is described in docs/operations.md", () => {
  const page = read("docs/operations.md");
  const messages = files
    .filter((file) => file.startsWith("src/") && file.endsWith(".ts"))
    .flatMap((file) => [...read(file).matchAll(/\blog(?:\.|\[)[\w()]+\]?\(\s*"([^"]+)"/g)])
    .map(([, message = ""]) => message);
  expect(messages).toContain("request");
  expect(messages.filter((message) => !page.includes(`| \`${message}\` |`))).toEqual([]);
});

test("the folders of ARCHITECTURE.md are the layers that lint enforces", () => {
  const rows = [...read("ARCHITECTURE.md").matchAll(/^\| `src\/([^`]+)` \|[^|]+\| (.+) \|$/gm)];
  const documented = rows.map(([, folder = "", imports = ""]) => [
    folder,
    imports === "all" ? "all" : importsOf(imports),
  ]);
  const enforced = layers.map(({ path: folder, mayImport }) => [
    folder,
    mayImport === "all" ? "all" : mayImport.toSorted(),
  ]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(enforced));
});

/** Reads `ui, …` of the table: folders of the site go without `site/`, and … stands for three layers. */
function importsOf(cell: string): string[] {
  const names = cell.replace("…", "i18n, contract, domain").split(", ");
  return names
    .filter((name) => name !== "nothing")
    .map((name) =>
      /^(?:data|seo|offline|layout|features|components|ui|routes|styles)\b/.test(name)
        ? `site/${name}`
        : name,
    )
    .toSorted();
}

/** Texts in backticks, without the blocks of code. */
function quotedIn(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, "");
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, quoted = ""]) => quoted);
}

/** Whether a file or folder ends with this path; `xx` and `<…>` stand for any name. */
function isPath(quoted: string): boolean {
  const pattern = quoted.replace(/\/$/, "").replaceAll(/<[^>]+>|\bxx\b|…/g, "*");
  return files.some(
    (file) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `**/${pattern}`),
  );
}

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

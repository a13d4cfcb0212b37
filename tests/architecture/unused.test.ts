import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

test("an unused file, an unused export and an unused package are found", async () => {
  const house = await mkdtemp(path.join(tmpdir(), "sahil-knip-"));
  const { knip } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const files = {
    "package.json": JSON.stringify({ name: "house", knip, dependencies: { hono: "*" } }),
    "src/commands/start.ts": `import { used } from "../domain/used.ts";\nused();`,
    "src/domain/left-over.ts": `export const left = 1;`,
    "src/domain/used.ts": `export function used() {}\nexport function unused() {}`,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(house, file)), { recursive: true });
    await writeFile(path.join(house, file), text);
  }
  const report = await runKnip(house);
  await rm(house, { recursive: true });
  expect(report).toContain("left-over.ts");
  expect(report).toMatch(/^unused +.*used\.ts/m);
  expect(report).toContain("hono");
});

function runKnip(directory: string): Promise<string> {
  const program = path.join(root, "node_modules/knip/bin/knip.js");
  return new Promise((resolve) => {
    const args = [program, "--no-progress", "--directory", directory];
    execFile(process.execPath, args, (_failed, stdout) => resolve(stdout));
  });
}

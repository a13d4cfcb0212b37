import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { unlinkedClasses, type Texts } from "#tests/architecture/linked-stylesheets.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("every screen links the sheets of its classes", () => {
  const files = sourcesOfSite();
  const screens = [...files.keys()].filter((file) => /^src\/site\/(?:routes\/|root)/.test(file));
  const missing = screens.map((entry) => [entry, unlinkedClasses(entry, files)]);
  expect(missing.filter(([, classes]) => classes?.length)).toEqual([]);
});

test("a class of a sheet that no module imports is found", () => {
  const files = new Map([
    [
      "src/site/routes/videos.tsx",
      'import { VideoPlayer } from "#site/components/video-player.tsx";\n',
    ],
    ["src/site/components/video-player.tsx", '<p className="video-player card">'],
    ["src/site/styles/app.css", '@import "../components/project-card.css" layer(components);'],
    ["src/site/components/project-card.css", ".card { color: red }"],
    ["src/site/components/video-player.css", ".video-player { color: red }"],
    [
      "src/site/styles/sheets/videos.css",
      '@import "../../components/video-player.css" layer(components);',
    ],
  ]);
  expect(unlinkedClasses("src/site/routes/videos.tsx", files)).toEqual(["video-player"]);
});

function sourcesOfSite(): Texts {
  const files = globSync("src/site/**/*.{ts,tsx,css}", { cwd: root });
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
}

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { writeLanguageManifests } from "#commands/language-routes.ts";

const page = { hasAction: false, hasLoader: true, hasDefaultExport: true, css: [] };
const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
  routes: {
    root: { ...page, module: "/assets/root.js", imports: ["/assets/entry.js"] },
    home___en: { ...page, path: "en", imports: [] },
    home___ar: { ...page, path: "ar", imports: ["/assets/framework.js", "/assets/sheet.js"] },
    offline___ar: { ...page, hasDefaultExport: false, path: "ar/offline", imports: [] },
    "routes/preferences": { ...page, hasAction: true, hasDefaultExport: false, imports: [] },
  },
  url: "/assets/manifest-1a2b.js",
};

test("each language has a manifest of what its router turns to, without what runs already and without nothing", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-assets-"));
  const text = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  writeFileSync(path.join(folder, "manifest-1a2b.js"), text);
  writeLanguageManifests(folder);
  const arabic = readFileSync(path.join(folder, "manifest-1a2b-ar.js"), "utf8");
  const said = /^window\.__reactRouterManifest=(.*);$/.exec(arabic)?.[1] ?? "";
  expect(JSON.parse(said)).toEqual({
    entry: { module: "/assets/entry.js", imports: [] },
    routes: {
      root: { hasLoader: true, hasDefaultExport: true, module: "/assets/root.js" },
      home___ar: {
        hasLoader: true,
        hasDefaultExport: true,
        path: "ar",
        imports: ["/assets/sheet.js"],
      },
      "routes/preferences": { hasAction: true, hasLoader: true },
    },
    url: "/assets/manifest-1a2b-ar.js",
  });
});

test("a folder without a manifest, and one of another shape, are refused", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-assets-"));
  expect(() => writeLanguageManifests(folder)).toThrow("There is no manifest");
  writeFileSync(path.join(folder, "manifest-1a2b.js"), "export default {}");
  expect(() => writeLanguageManifests(folder)).toThrow("manifest-1a2b.js does not begin with");
});

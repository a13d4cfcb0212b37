import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { writeLanguageManifests } from "#commands/language-routes.ts";

const manifest = {
  version: "1a2b",
  routes: {
    root: {},
    home___en: { path: "en" },
    home___ar: { path: "ar" },
    "routes/preferences": {},
  },
};

test("each language has a manifest of its own routes and those without a language", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-assets-"));
  const text = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  writeFileSync(path.join(folder, "manifest-1a2b.js"), text);
  writeLanguageManifests(folder);
  const arabic = readFileSync(path.join(folder, "manifest-1a2b-ar.js"), "utf8");
  expect(arabic).toBe(
    'window.__reactRouterManifest={"version":"1a2b","routes":{"root":{},"home___ar":{"path":"ar"},"routes/preferences":{}}};',
  );
});

test("a folder without a manifest, and one of another shape, are refused", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-assets-"));
  expect(() => writeLanguageManifests(folder)).toThrow("There is no manifest");
  writeFileSync(path.join(folder, "manifest-1a2b.js"), "export default {}");
  expect(() => writeLanguageManifests(folder)).toThrow("manifest-1a2b.js does not begin with");
});

import path from "node:path";
import { layerOf, importViolation } from "#tests/architecture/layers.ts";
import { eachImport, type Rule } from "#tests/architecture/lint-rule.ts";

export const layersRule: Rule = {
  create(context) {
    const from = belowSrc(context.filename);
    if (from === null || /\.test\.tsx?$/.test(from)) return {};
    return eachImport((source) => {
      const message = problemOf(from, source.value);
      if (message !== null) context.report({ node: source, message });
    });
  },
};

function problemOf(from: string, source: string): string | null {
  if (source.startsWith("./")) {
    const target = path.posix.join(path.posix.dirname(from), source);
    return target.includes("+types/") ? null : importViolation(from, target);
  }
  if (source === "#environment") return importViolation(from, "environment.ts");
  if (source.startsWith("#tests/")) return "Only tests import from the tests.";
  if (source.startsWith("#")) return importViolation(from, source.slice(1));
  const layer = layerOf(from);
  return layer?.mayImportPackages === false
    ? `${layer.path} imports no packages and no Node modules.`
    : null;
}

function belowSrc(filename: string): string | null {
  const parts = filename.replaceAll("\\", "/").split("/src/");
  return parts.length > 1 ? (parts.at(-1) ?? null) : null;
}

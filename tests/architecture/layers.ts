/** Which layers each layer may import; the lint rule enforces this table. */

export interface Layer {
  /** A folder or file below `src/`; the longest matching path decides a file's layer. */
  readonly path: string;
  /** Layers, or files of them, that it may import; `all` for composition roots. */
  readonly mayImport: readonly string[] | "all";
  /** Whether it may import packages and Node's modules; true by default. */
  readonly mayImportPackages?: boolean;
  /** Its subfolders may not import each other. */
  readonly isolatesFolders?: boolean;
}

const forPages = ["i18n", "contract", "domain"];

export const layers: readonly Layer[] = [
  { path: "domain", mayImport: [], mayImportPackages: false },
  { path: "memory", mayImport: [] },
  { path: "http", mayImport: ["memory"] },
  { path: "i18n", mayImport: ["domain"] },
  { path: "contract", mayImport: ["domain"] },
  { path: "database", mayImport: ["domain"] },
  { path: "catalog", mayImport: ["database", "contract", "domain"] },
  { path: "content", mayImport: ["database", "i18n", "domain"] },
  { path: "enquiries", mayImport: ["database", "contract", "domain"] },
  { path: "api", mayImport: ["catalog", "contract", "http", "memory", "domain"] },
  { path: "site/styles", mayImport: [] },
  { path: "site/ui", mayImport: ["domain"] },
  { path: "site/components", mayImport: ["site/ui", "site/styles/sheets", ...forPages] },
  {
    path: "site/features",
    mayImport: ["site/components", "site/ui", "site/styles/sheets", ...forPages],
    isolatesFolders: true,
  },
  {
    path: "site/data",
    mayImport: ["site/features", "site/components", "site/ui", ...forPages],
  },
  { path: "site/seo", mayImport: ["site/data", ...forPages] },
  {
    path: "site/layout",
    mayImport: [
      "site/data",
      "site/seo",
      "site/offline",
      "site/features",
      "site/components",
      "site/ui",
      "site/routes", // data of route modules
      "site/styles",
      ...forPages,
    ],
  },
  {
    path: "site/offline",
    mayImport: [
      "site/layout",
      "site/data",
      "site/features",
      "site/components",
      "site/ui",
      ...forPages,
    ],
  },
  { path: "site/routes", mayImport: ["site", ...forPages] },
  { path: "site", mayImport: ["site", "i18n", "domain"] },
  { path: "server", mayImport: "all" },
  { path: "commands", mayImport: "all" },
  { path: "environment.ts", mayImport: ["environment"] },
  { path: "environment", mayImport: [] },
];

/** Returns null for a path outside the table. */
export function layerOf(path: string): Layer | null {
  const fitting = layers.filter((layer) => isWithin(path, layer.path));
  return fitting.toSorted((one, other) => other.path.length - one.path.length)[0] ?? null;
}

/** Explains in one sentence why an import between two paths below `src/` is forbidden; null if it is allowed. */
export function importViolation(from: string, to: string): string | null {
  const [importer, imported] = [layerOf(from), layerOf(to)];
  if (importer === null) return `${from} is in no layer; tests/architecture/layers.ts lists them.`;
  if (imported === null) return `${to} is in no layer; tests/architecture/layers.ts lists them.`;
  if (importer === imported) {
    const same =
      !importer.isolatesFolders || subfolderOf(from, importer) === subfolderOf(to, importer);
    return same ? null : `A folder of ${importer.path} never imports a sibling folder.`;
  }
  if (importer.mayImport === "all" || importer.mayImport.some((seen) => isWithin(to, seen))) {
    return null;
  }
  const allowed = importer.mayImport.length === 0 ? "nothing" : importer.mayImport.join(", ");
  return `${importer.path} may import ${allowed} – not ${imported.path}.`;
}

function subfolderOf(path: string, layer: Layer): string | undefined {
  return path.slice(layer.path.length + 1).split("/", 1)[0];
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

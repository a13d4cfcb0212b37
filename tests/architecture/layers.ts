/** Which layers each layer may import; the lint rule enforces this table. */

export interface Layer {
  /** A folder or file below `src/`; the longest matching path decides a file's layer. */
  readonly path: string;
  /** Layers, or files of them, that it may import; `all` for composition roots. */
  readonly sees: readonly string[] | "all";
  /** Whether it may import packages and Node's modules; true by default. */
  readonly packages?: boolean;
  /** Its subfolders may not import each other. */
  readonly apart?: boolean;
}

const forPages = ["i18n", "contract", "domain"];

export const layers: readonly Layer[] = [
  { path: "domain", sees: [], packages: false },
  { path: "memory", sees: [] },
  { path: "http", sees: ["memory"] },
  { path: "i18n", sees: ["domain"] },
  { path: "contract", sees: ["domain"] },
  { path: "database", sees: ["domain"] },
  { path: "catalog", sees: ["database", "contract", "domain"] },
  { path: "content", sees: ["database", "i18n", "domain"] },
  { path: "enquiries", sees: ["database", "contract", "domain"] },
  { path: "api", sees: ["catalog", "contract", "http", "memory", "domain"] },
  { path: "site/styles", sees: [] },
  { path: "site/ui", sees: ["domain"] },
  { path: "site/components", sees: ["site/ui", "site/styles/sheets", ...forPages] },
  {
    path: "site/features",
    sees: ["site/components", "site/ui", "site/styles/sheets", ...forPages],
    apart: true,
  },
  {
    path: "site/data",
    sees: ["site/features", "site/components", "site/ui", ...forPages],
  },
  { path: "site/seo", sees: ["site/data", ...forPages] },
  {
    path: "site/layout",
    sees: [
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
    sees: ["site/layout", "site/data", "site/features", "site/components", "site/ui", ...forPages],
  },
  { path: "site/routes", sees: ["site", ...forPages] },
  { path: "site", sees: ["site", "i18n", "domain"] },
  { path: "server", sees: "all" },
  { path: "commands", sees: "all" },
  { path: "environment.ts", sees: ["environment"] },
  { path: "environment", sees: [] },
];

/** Returns null for a path outside the table. */
export function layerOf(path: string): Layer | null {
  const fitting = layers.filter((layer) => isWithin(path, layer.path));
  return fitting.toSorted((one, other) => other.path.length - one.path.length)[0] ?? null;
}

/** Explains in one sentence why an import between two paths below `src/` is forbidden; null if it is allowed. */
export function wrongDirection(from: string, to: string): string | null {
  const [importer, imported] = [layerOf(from), layerOf(to)];
  if (importer === null) return `${from} is in no layer; tests/architecture/layers.ts lists them.`;
  if (imported === null) return `${to} is in no layer; tests/architecture/layers.ts lists them.`;
  if (importer === imported) {
    const same = !importer.apart || roomOf(from, importer) === roomOf(to, importer);
    return same ? null : `A folder of ${importer.path} never imports a sibling folder.`;
  }
  if (importer.sees === "all" || importer.sees.some((seen) => isWithin(to, seen))) {
    return null;
  }
  const allowed = importer.sees.length === 0 ? "nothing" : importer.sees.join(", ");
  return `${importer.path} may import ${allowed} – not ${imported.path}.`;
}

function roomOf(path: string, layer: Layer): string | undefined {
  return path.slice(layer.path.length + 1).split("/", 1)[0];
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

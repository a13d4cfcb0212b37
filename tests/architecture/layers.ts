/** The one table of import directions: what each part of the house may see besides itself. */

export interface Layer {
  /** A folder or, with its ending, a file below `src/`; the longest that fits a path is its layer. */
  readonly path: string;
  /** Layers, or files of them, that it may import; `all` for the rooms where everything is put together. */
  readonly sees: readonly string[] | "all";
  /** May import packages and Node's modules; true unless told. */
  readonly packages?: boolean;
  /** Its folders may not see each other. */
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
      "site/routes", // what a page's loader says of itself
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

/** Finds the layer of a path below `src/`; null for a place that the table does not know. */
export function layerOf(path: string): Layer | null {
  const fitting = layers.filter((layer) => isWithin(path, layer.path));
  return fitting.toSorted((one, other) => other.path.length - one.path.length)[0] ?? null;
}

/** Says in one sentence what is wrong with an import between two paths below `src/`; null where it is allowed. */
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

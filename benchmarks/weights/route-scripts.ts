import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { ServerBuild } from "react-router";

export interface ScriptFile {
  /** As in the build, without its hash. */
  name: string;
  /** After gzip. */
  bytes: number;
}

/** The scripts that pages of a route load, by route id. */
export type ScriptsOfRoute = (id: string) => ScriptFile[];

export async function measureRouteScripts(buildFolder: string): Promise<ScriptsOfRoute> {
  const file = path.resolve(buildFolder, "server/index.js");
  const { assets } = (await import(pathToFileURL(file).href)) as ServerBuild; // React Router's build exports exactly this
  const measured = new Map<string, ScriptFile>();
  const measure = (url: string): ScriptFile => {
    const known = measured.get(url);
    if (known !== undefined) return known;
    const script = readFileSync(path.join(buildFolder, "client", url));
    const bytes = gzipSync(script, { level: 9 }).length; // as the build compresses its files
    const found = { name: path.basename(url).replace(/-[\w-]{8}(?=\.js$)/, ""), bytes };
    measured.set(url, found);
    return found;
  };
  return (id) => [...scriptsOf(assets, id)].map(measure);
}

/** The script-related part of React Router's manifest. */
interface ListedScripts {
  url: string;
  entry: { module: string; imports: readonly string[] };
  routes: Readonly<Record<string, ListedRoute | undefined>>;
}

interface ListedRoute {
  parentId?: string | undefined;
  module: string;
  imports?: readonly string[] | undefined;
}

/** Paths of the manifest, the entry, the route and its parents, with their static imports. */
export function scriptsOf({ url, entry, routes }: ListedScripts, id: string): ReadonlySet<string> {
  const scripts = new Set([url, entry.module, ...entry.imports]);
  for (let next: string | undefined = id; next !== undefined;) {
    const route: ListedRoute | undefined = routes[next];
    if (route === undefined) throw new Error(`The build has no route ${next}`);
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
    next = route.parentId;
  }
  return scripts;
}

/** Kilobytes of 1,000 bytes. */
export function kilobytes(files: readonly ScriptFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** The largest files by name, the rest by number. */
export function heaviest(files: readonly ScriptFile[], named = 5): string {
  const sorted = files.toSorted((one, other) => other.bytes - one.bytes);
  const words = sorted
    .slice(0, named)
    .map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)}`);
  return [...words, ...(sorted.length > named ? [`${sorted.length - named} more`] : [])].join(", ");
}

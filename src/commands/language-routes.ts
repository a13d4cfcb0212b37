/** Splits what the browser's router knows of the site by language, which it never leaves, and cuts it down to what it reads. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales, type Locale } from "#domain/locale.ts";
import { ownFile, routesIn } from "#site/own-routes.ts";

const prefix = "window.__reactRouterManifest=";
const manifestName = /^manifest-\w+\.js$/;

/** Writes a manifest for each language beside React Router's own, in a folder of built assets; `routesOfLanguage` names them. */
export function writeLanguageManifests(assets: string): void {
  const name = readdirSync(assets).find((file) => manifestName.test(file));
  if (name === undefined) throw new Error(`There is no manifest in ${assets}`);
  const text = readFileSync(path.join(assets, name), "utf8").trim();
  if (!text.startsWith(prefix)) throw new Error(`${name} does not begin with ${prefix}`);
  const manifest = JSON.parse(text.slice(prefix.length).replace(/;$/, "")) as Manifest; // React Router wrote it
  for (const locale of locales) {
    const own = { ...forBrowsers(manifest, locale), url: ownFile(manifest.url, locale) };
    writeFileSync(path.join(assets, ownFile(name, locale)), `${prefix}${JSON.stringify(own)};`);
  }
}

/** Of what React Router writes, what is read here. */
interface Manifest {
  /** Address of the manifest itself: a document that is taken over names it, and so fetches it. */
  url: string;
  entry: { module: string; imports: readonly string[] };
  routes: Record<string, Route>;
}

interface Route {
  imports: readonly string[];
  hasAction: boolean;
  hasDefaultExport: boolean;
}

/** Every first visit waits for it, so it says what a browser's router cannot do without. */
function forBrowsers(manifest: Manifest, locale: Locale): object {
  const { entry, routes } = manifest;
  const running = new Set([entry.module, ...entry.imports]);
  const pages = Object.entries(routesIn(routes, locale)).filter(([, route]) => isTurnedTo(route));
  return {
    ...manifest,
    entry: { ...entry, imports: [] }, // it runs already
    routes: Object.fromEntries(
      pages.map(([id, { imports, ...route }]) => {
        const others = imports.filter((file) => !running.has(file));
        return [id, withoutNothing({ ...route, imports: others })];
      }),
    ),
  };
}

/** Pages, and what forms are sent to; all else is fetched or followed without the router. */
function isTurnedTo({ hasAction, hasDefaultExport }: Route): boolean {
  return hasAction || hasDefaultExport;
}

/** The router takes what is not there for false and for none. */
function withoutNothing(route: object): object {
  const isNothing = (value: unknown) =>
    value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(route).filter(([, value]) => !isNothing(value)));
}

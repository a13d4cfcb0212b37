/** Splits what the browser's router knows of the site by language: it never leaves a document's language. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales } from "#domain/locale.ts";
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
    const own = { ...manifest, routes: routesIn(manifest.routes, locale) };
    const file = path.join(assets, ownFile(name, locale));
    writeFileSync(file, `${prefix}${JSON.stringify(own)};`);
  }
}

interface Manifest {
  routes: Record<string, unknown>;
}

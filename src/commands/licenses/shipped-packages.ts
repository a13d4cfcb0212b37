import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** A package that is bundled for browsers or needed by the server. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression; null where the package declares none. */
  license: string | null;
  /** Text of its licence file; null where it has none. */
  text: string | null;
}

const LockFile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});
const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().nullable().default(null),
});

const licenseFile = /^(?:licen[cs]e|copying)/i;

/** Installed production dependencies, sorted by name, each version once. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = LockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const needed = Object.entries(packages).filter(([folder, { dev }]) => folder !== "" && !dev);
  const folders = needed.map(([folder]) => folder);
  const installed = folders.filter((folder) => existsSync(path.join(folder, "package.json")));
  const shipped = installed.map((folder) => {
    const manifest = Manifest.parse(JSON.parse(readFileSync(`${folder}/package.json`, "utf8")));
    const file = readdirSync(folder).find((name) => licenseFile.test(name));
    const text = file === undefined ? null : readFileSync(path.join(folder, file), "utf8").trim();
    return { ...manifest, text };
  });
  return deduplicate(shipped);
}

/** Sorted by name, each version once. */
export function deduplicate(packages: readonly ShippedPackage[]): ShippedPackage[] {
  const byTitle = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byTitle]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, shipped]) => shipped);
}

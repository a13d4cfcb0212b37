import path from "node:path";
import { classesOf, classesUsed } from "./style-classes.ts";

/** File contents by path from the root. */
export type Texts = ReadonlyMap<string, string>;

const sheetImport = /"#site\/styles\/(sheets\/[\w-]+\.css)\?url"/g;

/** Lists the classes used by a module and everything it imports whose style sheet is neither global nor imported there. */
export function unlinkedClasses(entry: string, files: Texts): string[] {
  const modules = modulesFrom(entry, files);
  const linked = modules.flatMap((text) =>
    [...text.matchAll(sheetImport)].map(([, at = ""]) => at),
  );
  const sheets = [...files.keys()].filter((file) => file.startsWith(`${styles}/sheets/`));
  const known = new Set(
    ["app.css", ...linked].flatMap((sheet) => classesIn(path.join(styles, sheet), files)),
  );
  const elsewhere = new Set(sheets.flatMap((sheet) => classesIn(sheet, files)));
  const used = new Set(modules.flatMap(classesUsed));
  return [...used].filter((name) => elsewhere.has(name) && !known.has(name));
}

const styles = "src/site/styles";

function classesIn(sheet: string, files: Texts): string[] {
  const parts = [...(files.get(sheet) ?? "").matchAll(/@import "(\.[^"]+)"/g)];
  return parts.flatMap(([, part = ""]) =>
    classesOf(files.get(path.join(path.dirname(sheet), part)) ?? ""),
  );
}

/** The sources of a module and all its static and dynamic imports. */
function modulesFrom(entry: string, files: Texts): string[] {
  const reached = new Set([entry]);
  for (const module of reached) {
    const imports = (files.get(module) ?? "").matchAll(
      /(?:^(?:import|\}) (?!type )[^;]*?| import\()"([^"?]+)"/gm,
    );
    for (const [, at = ""] of imports) {
      const file = at.startsWith("#site/")
        ? at.replace("#site/", "src/site/")
        : path.join(path.dirname(module), at);
      if (files.has(file)) reached.add(file);
    }
  }
  return [...reached].flatMap((file) => files.get(file) ?? []);
}

/** Follows the imports of the site's modules, as a browser does that loads one of them. */
import { readFileSync } from "node:fs";
import path from "node:path";

const imports = /^(?:import|export)\s(type\s)?[^;"(]*"([#.][^"]*\.tsx?)"/gm;
/** Where the words are listed that stand for something: whoever uses their types alone may say any of them. */
const vocabulary = /^#(?:domain|contract)\//;
/** What stands in such a module never reaches a browser. */
const ofServer = /\.server\.tsx?$/;

interface Module {
  source: string;
  /** Paths of files. */
  imported: string[];
}

/**
 * Gives the sources of the modules that a browser loads with some files, those included: all that they import, but not what
 * they import late. Of those whose types alone are used the vocabulary counts. `root` is the folder of `#…`; each module is
 * read once.
 */
export function openModules(root: string): (files: readonly string[]) => string[] {
  const known = new Map<string, Module>();

  function read(file: string): Module {
    const module = known.get(file) ?? readModule(file, root);
    known.set(file, module);
    return module;
  }

  return (files) => {
    const loaded = new Map<string, string>();
    const next = [...files];
    for (let file = next.pop(); file !== undefined; file = next.pop()) {
      if (loaded.has(file) || ofServer.test(file)) continue;
      const { source, imported } = read(file);
      loaded.set(file, source);
      next.push(...imported);
    }
    return [...loaded.values()];
  };
}

function readModule(file: string, root: string): Module {
  const source = readFileSync(file, "utf8");
  const imported = [...source.matchAll(imports)]
    .filter(([, isType, name = ""]) => isType === undefined || vocabulary.test(name))
    .map(([, , name = ""]) =>
      name.startsWith("#") ? path.join(root, name.slice(1)) : path.join(path.dirname(file), name),
    );
  return { source, imported };
}

/** Cuts what a page's first view says out of each language's messages, in a file for each screen, while the site is built. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { locales } from "#domain/locale.ts";
import { compileTree, type MessageTree } from "#i18n/compiled-messages.ts";
import { openModules } from "#i18n/loaded-modules.ts";
import { textsNamedIn, type TakeTexts } from "#i18n/named-texts.ts";

const moduleName = "virtual:first-texts";

interface Pages {
  /** The module of each screen by the id of its route, without the language. */
  screens: Readonly<Record<string, string>>;
  /** The modules that stand around every screen. */
  surroundings: readonly string[];
}

/**
 * The Vite plugin: `virtual:first-texts` gives the address of a page's texts by the id of its route. While somebody works on
 * the site they are the whole texts, so that nothing is cut anew at each change.
 */
export function firstTexts({ screens, surroundings }: Pages): Plugin {
  let isBuild = true;
  let root = "";
  return {
    name: "sahil:first-texts",
    configResolved(config) {
      isBuild = config.command === "build";
      root = config.root;
    },
    resolveId: {
      filter: { id: new RegExp(`^${moduleName}$`) },
      handler: () => `\0${moduleName}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${moduleName}$`) },
      handler() {
        const languages = locales.map((locale) => inRoot(`src/i18n/messages/${locale}.json`));
        for (const file of languages) this.addWatchFile(file);
        const named = isBuild ? namedTexts() : null;
        const files = Object.entries(screens).flatMap(([id, screen]) =>
          languages.map((language, at): [string, string] => [
            `${id}___${locales[at]}`,
            writeTexts(screen, language, named?.get(screen) ?? ((messages) => messages)),
          ]),
        );
        return addressesOf(files);
      },
    },
  };

  /** What each screen names. */
  function namedTexts(): Map<string, TakeTexts> {
    const modulesOf = openModules(inRoot("src"));
    return new Map(
      Object.values(screens).map((screen) => [
        screen,
        textsNamedIn(modulesOf([screen, ...surroundings].map(inRoot))),
      ]),
    );
  }

  function writeTexts(screen: string, language: string, take: TakeTexts): string {
    const folder = inRoot(".cache/first-texts");
    mkdirSync(folder, { recursive: true });
    const messages = JSON.parse(readFileSync(language, "utf8")) as MessageTree; // a test checks its shape
    const file = path.join(folder, `${path.basename(screen, ".tsx")}-${path.basename(language)}`);
    writeFileSync(file, JSON.stringify(compileTree(take(messages))));
    return file;
  }

  function inRoot(file: string): string {
    return path.join(root, file);
  }
}

/** A module that gives the addresses of files by name. */
function addressesOf(files: readonly (readonly [name: string, file: string])[]): string {
  const imports = files.map(
    ([, file], at) => `import file${at} from ${JSON.stringify(`${file}?url`)};`,
  );
  const entries = files.map(([name], at) => `${JSON.stringify(name)}: file${at}`);
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
}

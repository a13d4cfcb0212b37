/** Cuts what a page says first, and what its surroundings say late, out of each language's messages while the site is built. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { locales, type Locale } from "#domain/locale.ts";
import { compileTree, type MessageTree } from "#i18n/compiled-messages.ts";
import { openModules } from "#i18n/loaded-modules.ts";
import { textsNamedIn, type TakeTexts } from "#i18n/named-texts.ts";

const firstName = "virtual:first-texts";
const lateName = "virtual:late-texts";

interface Pages {
  /** The module of each screen by the id of its route, without the language. */
  screens: Readonly<Record<string, string>>;
  /** The modules that stand around every screen. */
  surroundings: readonly string[];
  /** Those that come to every screen after its first view. */
  late: readonly string[];
}

/**
 * The Vite plugin: `virtual:first-texts` gives the address of a page's texts by the id of its route, `virtual:late-texts`
 * fetches what is said late, by language. While somebody works on the site they are the whole texts, so that nothing is cut
 * anew at each change.
 */
export function firstTexts({ screens, surroundings, late }: Pages): Plugin {
  let isBuild = true;
  let root = "";
  return {
    name: "sahil:first-texts",
    configResolved(config) {
      isBuild = config.command === "build";
      root = config.root;
    },
    resolveId: {
      filter: { id: new RegExp(`^(?:${firstName}|${lateName})$`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0(?:${firstName}|${lateName})$`) },
      handler(id) {
        for (const locale of locales) this.addWatchFile(messagesOf(locale));
        const takeNamed = isBuild ? namedTexts() : () => (messages: MessageTree) => messages;
        return id === `\0${lateName}` ? lateModule(takeNamed) : firstModule(takeNamed);
      },
    },
  };

  /** Gives what modules name, and what those name that they import. */
  function namedTexts(): TakeNamed {
    const modulesOf = openModules(inRoot("src"));
    return (modules) => textsNamedIn(modulesOf(modules.map(inRoot)));
  }

  function firstModule(takeNamed: TakeNamed): string {
    const files = Object.entries(screens).flatMap(([id, screen]) => {
      const take = takeNamed([screen, ...surroundings]);
      const name = path.basename(screen, ".tsx");
      return locales.map((locale): [string, string] => [
        `${id}___${locale}`,
        writeTexts(name, locale, take),
      ]);
    });
    return addressesOf(files);
  }

  function lateModule(takeNamed: TakeNamed): string {
    const take = takeNamed(late);
    const entries = locales.map((locale) => {
      const file = JSON.stringify(writeTexts("surroundings", locale, take));
      return `${locale}: () => import(${file})`;
    });
    return `export default { ${entries.join(", ")} };`;
  }

  function messagesOf(locale: Locale): string {
    return inRoot(`src/i18n/messages/${locale}.json`);
  }

  function writeTexts(name: string, locale: Locale, take: TakeTexts): string {
    const folder = inRoot(".cache/first-texts");
    mkdirSync(folder, { recursive: true });
    const messages = JSON.parse(readFileSync(messagesOf(locale), "utf8")) as MessageTree; // a test checks its shape
    const file = path.join(folder, `${name}-${locale}.json`);
    writeFileSync(file, JSON.stringify(compileTree(take(messages))));
    return file;
  }

  function inRoot(file: string): string {
    return path.join(root, file);
  }
}

type TakeNamed = (modules: readonly string[]) => TakeTexts;

/** A module that gives the addresses of files by name. */
function addressesOf(files: readonly (readonly [name: string, file: string])[]): string {
  const imports = files.map(
    ([, file], at) => `import file${at} from ${JSON.stringify(`${file}?url`)};`,
  );
  const entries = files.map(([name], at) => `${JSON.stringify(name)}: file${at}`);
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
}

import type { ShownText } from "#benchmarks/wire/shown-text.ts";

interface Face {
  family: string;
  /** Null for a face of the visitor's system. */
  file: string | null;
  ranges: readonly (readonly [first: number, last: number])[];
}

type Variables = Readonly<Record<string, string>>;

interface Sheet {
  faces: readonly Face[];
  /** By language; those of every page under "". */
  variables: Readonly<Record<string, Variables>>;
  /** The families of running text, as they are written. */
  families: string;
}

/**
 * The files of type faces that a browser fetches for a text: of the families that `body` has in its language, the first with a
 * face for a character. `pageLang` is the document's. Of faces that differ in weight alone all are named.
 */
export function fontFiles(css: string, shown: ShownText, pageLang: string): string[] {
  const { faces, variables, families } = readSheet(css);
  const files = new Set<string>();
  for (const [lang, characters] of shown) {
    const known = { ...variables[""], ...variables[base(pageLang)], ...variables[base(lang)] };
    const names = resolved(families, known).split(",").map(plain);
    const stack = names.map((name) => faces.filter(({ family }) => family === name));
    for (const character of characters) {
      const fitting = stack
        .map((ofFamily) => ofFamily.filter((face) => hasCharacter(face, character)))
        .find((found) => found.length > 0);
      for (const { file } of fitting ?? []) if (file !== null) files.add(file);
    }
  }
  return [...files];
}

/** Reads what matters here of style sheets as they are built: variables stand under `:root` and `:lang(…)`, the text's families under `body`. */
function readSheet(css: string): Sheet {
  const faces: Face[] = [];
  const variables: Record<string, Variables> = {};
  let families = "";
  for (const [, before = "", block = ""] of css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declared = declarations(block);
    const selectors = before.slice(before.lastIndexOf(";") + 1).split(",");
    for (const selector of selectors.map((it) => it.trim())) {
      if (selector === "@font-face") faces.push(faceOf(declared));
      if (selector === "body") families = declared["font-family"] ?? families;
      const lang = selector === ":root" ? "" : /^:lang\(([\w-]+)\)$/.exec(selector)?.[1];
      if (lang !== undefined) variables[lang] = { ...variables[lang], ...declared };
    }
  }
  return { faces, variables, families };
}

function declarations(block: string): Record<string, string> {
  const pairs = [...block.matchAll(/([\w-]+)\s*:((?:[^;"']|"[^"]*"|'[^']*')*)/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value.trim()]));
}

function faceOf(declared: Readonly<Record<string, string>>): Face {
  const ranges = declared["unicode-range"] ?? "U+0-10FFFF";
  return {
    family: plain(declared["font-family"] ?? ""),
    file: /url\(["']?([^"')]+)/.exec(declared["src"] ?? "")?.[1] ?? null,
    ranges: ranges.split(",").map(rangeOf),
  };
}

function rangeOf(written: string): readonly [number, number] {
  const [first = "", last = first] = written.trim().slice("U+".length).split("-");
  return [
    Number.parseInt(first.replaceAll("?", "0"), 16),
    Number.parseInt(last.replaceAll("?", "F"), 16),
  ];
}

function hasCharacter({ ranges }: Face, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

function resolved(value: string, variables: Variables): string {
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    resolved(variables[name] ?? "", variables),
  );
}

function plain(family: string): string {
  return family.trim().replaceAll(/["']/g, "").toLowerCase();
}

/** `zh` of `zh-Hans`, as `:lang()` understands it. */
function base(lang: string): string {
  return lang.split("-", 1)[0] ?? "";
}

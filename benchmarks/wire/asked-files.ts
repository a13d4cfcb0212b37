/** Which files a document asks for by itself, as far as a first view needs them. */
export interface AskedFiles {
  scripts: string[];
  /** Data that its scripts read before they run, such as the page's texts. */
  fetched: string[];
  styles: string[];
  /** Those that are preloaded; the style sheets name others. */
  fonts: string[];
}

/** Reads the elements of a document that load something; paths come once each, as the document writes them. */
export function askedFiles(html: string): AskedFiles {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const hrefs = (fits: (link: Record<string, string>) => boolean) =>
    once(links.filter(fits).flatMap(({ href }) => (href === undefined ? [] : [href])));
  const elements = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const sources = elements.map(({ src }) => src);
  const listed = elements.flatMap((element) => element["data-files"]?.split(" ") ?? []);
  const inline = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
  return {
    scripts: once([
      ...listed.filter((file) => !isData(file)),
      ...hrefs(({ rel, as }) => rel === "modulepreload" || (rel === "preload" && as === "script")),
      ...sources.flatMap((source) => (source === undefined ? [] : [source])),
      ...inline.flatMap((text) => staticImports(text ?? "")).filter((path) => path.startsWith("/")),
    ]),
    fetched: once(listed.filter(isData)),
    styles: hrefs(({ rel, media }) => rel === "stylesheet" && media !== "print"),
    fonts: hrefs(({ rel, as }) => rel === "preload" && as === "font"),
  };
}

/** What a module imports before it runs, as it is written there. */
export function staticImports(script: string): string[] {
  const imports = script.matchAll(/(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g);
  return once([...imports].map(([, specifier]) => specifier ?? ""));
}

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([a-z-]+)="([^"]*)"/gi)];
  return Object.fromEntries(
    pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), value.replaceAll("&amp;", "&")]),
  );
}

function isData(file: string): boolean {
  return file.endsWith(".json");
}

function once(values: readonly string[]): string[] {
  return [...new Set(values)];
}

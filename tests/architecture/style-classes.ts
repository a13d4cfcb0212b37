/** Lists the classes that a style sheet gives a look to. */
export function classesOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)|@import[^;]*;/g, "");
  return [...new Set([...bare.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name))];
}

/** Lists the classes that no source names, neither whole nor by the beginning of a template such as `tag--${kind}`. */
export function unusedClasses(css: string, sources: readonly string[]): string[] {
  const code = sources.join("\n");
  const words = new Set(code.match(/[a-z][\w-]*/gi));
  const beginnings = [...code.matchAll(/([a-z][\w-]*(?:--|__))\$\{/g)].map(
    ([, start = ""]) => start,
  );
  return classesOf(css).filter(
    (name) => !words.has(name) && !beginnings.some((start) => name.startsWith(start)),
  );
}

export function classesOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)|@import[^;]*;/g, "");
  return [...new Set([...bare.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name))];
}

/** Lists classes that no source names, neither in full nor by a template's prefix such as `tag--${kind}`. */
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

export function unknownClasses(known: readonly string[], source: string): string[] {
  return classesUsed(source).filter((name) => {
    const [start = "", ...rest] = name.split("${");
    return rest.length === 0 ? !known.includes(name) : !known.some((one) => one.startsWith(start));
  });
}

/** Lists the classes in `className` attributes; of a template such as `tag--${kind}` the part before the brace. */
export function classesUsed(source: string): string[] {
  const values = source.matchAll(
    /\b(?:c|\w+C)lassName=(?:"([^"]*)"|\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\})/g,
  );
  return [...values].flatMap(([, plain, expression = ""]) =>
    plain === undefined ? classesIn(expression) : wordsOf(plain),
  );
}

/** The strings of an expression, except operands of comparisons. */
function classesIn(expression: string): string[] {
  const bare = expression.replace(/[!=]==\s*"[^"]*"/g, "");
  return [...bare.matchAll(/"([^"]*)"|`([^`]*)`/g)].flatMap(([, plain, template = ""]) => {
    if (plain !== undefined) return wordsOf(plain);
    const inner = [...template.matchAll(/\$\{([^}]*)\}/g)];
    return [
      ...wordsOf(template.replace(/\$\{[^}]*\}/g, "${")),
      ...inner.flatMap(([, code = ""]) => classesIn(code)),
    ];
  });
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "" && !word.startsWith("${"));
}

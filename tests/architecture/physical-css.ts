/** Physical left and right in styles, which do not mirror in right-to-left pages. */

const physicalProperty =
  /^(?:left|right|(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|border-(?:left|right)(?:-(?:width|style|color))?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const directedProperty = /^(?:text-align|float|clear|text-align-last)$/;
const boxShorthand =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/** Positions within a box have no logical keywords, so each direction needs its own rule. */
const positionProperty =
  /^(?:(?:background|mask)(?:-position(?:-x)?)?|object-position|transform-origin|perspective-origin)$/;

/** Whether a declaration names left or right, as a property, a position or unequal sides of a shorthand. */
export function isPhysical(property: string, value: string): boolean {
  const name = property.trim().toLowerCase();
  const values = value.replace("!important", "").trim().toLowerCase();
  if (physicalProperty.test(name)) return true;
  if (directedProperty.test(name)) return values === "left" || values === "right";
  const parts = partsOf(values);
  if (boxShorthand.test(name)) return parts.length === 4 && parts[1] !== parts[3];
  if (positionProperty.test(name)) return parts.some((part) => /^(?:left|right),?$/.test(part));
  return name === "border-radius" && hasUnequalSides(parts);
}

/** Finds physical declarations with their lines, from 1; lines whose comment says "not mirrored" are exempt. */
export function physicalDeclarations(css: string): { line: number; declaration: string }[] {
  const lines = css.split("\n");
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return [...bare.matchAll(/(?<=[;{}\s])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/gi)].flatMap((match) => {
    const [, property = "", value = ""] = match;
    const line = bare.slice(0, match.index).split("\n").length;
    if (!isPhysical(property, value) || lines[line - 1]?.includes("not mirrored")) return [];
    return [{ line, declaration: `${property}: ${value.trim()}` }];
  });
}

/** Corners run clockwise from the top left; values after a slash are the second axis. */
function hasUnequalSides(parts: readonly string[]): boolean {
  if (parts.includes("/")) return parts.length > 3;
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts;
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

/** Splits at spaces outside brackets. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s(]+\([^)]*(?:\([^)]*\)[^)]*)*\)|[^\s]+)/g) ?? [];
}

/** Fonts of the pictures: those of the site, and for Chinese the subsets of Noto Sans SC that a text needs. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import chineseRanges from "@fontsource-variable/noto-sans-sc/unicode.json" with { type: "json" };
import { convert } from "fontverter";
import { Blob, Face, Font, Variation } from "harfbuzzjs";

/** Requested styles; a font uses the nearest values of its axes. */
export const styles = {
  display: { weight: 400, flare: 100 },
  text: { weight: 400, flare: 0 },
  strong: { weight: 600, flare: 0 },
} as const;
export type Style = keyof typeof styles;

/** The font for a character, preferably that of the previous one; null if no font has it. */
export type FontFor = (codePoint: number, before: Font | null) => Font | null;

type StyledFonts = Readonly<Record<Style, Font>>;

const siteFonts = join(import.meta.dirname, "..", "..", "site", "styles", "fonts");
const packageRequire = createRequire(import.meta.url);
const openedFonts = new Map<string, Promise<StyledFonts>>();

/** Opens the fonts that a text needs; each file is read once. */
export async function fontsFor(text: string): Promise<(style: Style) => FontFor> {
  const files = [...siteFontFiles, ...chineseFilesFor(text)];
  const styledFonts = await Promise.all(files.map(openOnce));
  return (style) => {
    const fonts = styledFonts.map((styled) => styled[style]);
    return (codePoint, before) =>
      [before, ...fonts].find((font) => font?.nominalGlyph(codePoint) !== undefined) ?? null;
  };
}

type FontFile = string | Readonly<Record<Style, string>>;

const siteFontFiles: readonly FontFile[] = [
  siteFontPath("commissioner-latin"),
  siteFontPath("commissioner-rare"),
  siteFontPath("commissioner-turkish"),
  siteFontPath("commissioner-cyrillic"),
  {
    display: siteFontPath("plex-arabic-400"),
    text: siteFontPath("plex-arabic-400"),
    strong: siteFontPath("plex-arabic-600"),
  },
];

function siteFontPath(name: string): string {
  return join(siteFonts, `${name}.woff2`);
}

const chineseSlices = Object.entries(chineseRanges).map(([name, ranges]) => ({
  path: `@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${name.replace(/[[\]]/g, "")}-wght-normal.woff2`,
  ranges: ranges.split(",").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  }),
}));

const chinese = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

function chineseFilesFor(text: string): string[] {
  const codePoints = [...new Set(text)]
    .filter((character) => chinese.test(character))
    .map((character) => character.codePointAt(0) ?? 0);
  return chineseSlices
    .filter(({ ranges }) =>
      codePoints.some((point) => ranges.some(({ first, last }) => point >= first && point <= last)),
    )
    .map(({ path }) => packageRequire.resolve(path));
}

function openOnce(file: FontFile): Promise<StyledFonts> {
  const key = typeof file === "string" ? file : file.text;
  const styled = openedFonts.get(key) ?? openStyled(file);
  openedFonts.set(key, styled);
  return styled;
}

async function openStyled(file: FontFile): Promise<StyledFonts> {
  const names = typeof file === "string" ? { display: file, text: file, strong: file } : file;
  return {
    display: await openFont(names.display, "display"),
    text: await openFont(names.text, "text"),
    strong: await openFont(names.strong, "strong"),
  };
}

async function openFont(path: string, style: Style): Promise<Font> {
  const font = new Font(new Face(new Blob(await convert(await readFile(path), "sfnt"))));
  const { weight, flare } = styles[style];
  font.setVariations([new Variation("wght", weight), new Variation("FLAR", flare)]);
  return font;
}

/** Renders the logo and the text over a photograph, with all letters as outlines. */
import type { Font } from "harfbuzzjs";
import { type Locale, localeFacts } from "#domain/locale.ts";
import { fontsFor, type FontFor, type Style } from "#content/share-pictures/fonts.ts";
import { breakLines } from "#content/share-pictures/break-lines.ts";
import { pictureSize } from "#content/share-pictures/picture-spec.ts";
import { type TypesetLine, typesetLine } from "#content/share-pictures/typeset.ts";
import type { PictureText } from "#content/share-pictures/picture-text.ts";

const { width, height } = pictureSize;
const margin = 64;
const [ink, softInk] = ["#fefdfc", "#f5f1ea"];

/** Title sizes, the largest first; a title uses the first in which it fits. */
const titleSizes = [
  { size: 84, lines: 1 },
  { size: 68, lines: 2 },
  { size: 56, lines: 3 },
  { size: 46, lines: 3 },
];
/** Line heights of the site, with taller ones for some scripts. */
const defaultLeading = { title: 1.12, line: 1.36 };
const leadings: Readonly<Partial<Record<Locale, typeof defaultLeading>>> = {
  ar: { title: 1.42, line: 1.6 },
  zh: { title: 1.28, line: 1.5 },
};

const brand = "Sahil";
const brandMark =
  "M23.4 1.8C19.6 5.8 9.6 7.6 9.6 12.2c0 4.6 8.2 5.4 8.2 10.2 0 4-5.2 5.6-7.6 9" +
  "M28.3 5.3C24.6 9.2 15.6 9 15.6 12.6c0 3.6 8.2 5 8.2 10 0 3.6-3.2 5.8-5 8.6" +
  "M31.3 10.4c-3.2 1.6-9.3 1-9.3 2.8 0 2 7.6 4.2 8.2 9.2";

/** A transparent SVG of the picture's size with logo and text, right-aligned for right-to-left locales. */
export async function renderText(text: PictureText, locale: Locale): Promise<string> {
  const { title, line, label, price } = text;
  const words = [brand, "…", title, line, label, price?.from, price?.amount].join("");
  const pen = createPen(locale, await fontsFor(words));
  const { direction } = localeFacts[locale];
  const leading = leadings[locale] ?? defaultLeading;

  const drawn = [drawBrand(pen, direction)];
  let bottom = height - margin; // the next baseline, from the last line upwards
  if (price !== null) {
    const from = { text: price.from, size: 30, style: "text" } as const;
    const amount = { text: price.amount, size: 54, style: "strong" } as const;
    const amountIndent = pen.widthOf(from) + 16;
    drawn.push(pen.draw({ ...from, y: bottom, indent: 0, color: softInk }));
    drawn.push(pen.draw({ ...amount, y: bottom, indent: amountIndent, color: ink }));
    bottom -= 54 * leading.line + 8;
  }
  if (line !== null) {
    const set = { size: 32, style: "text" } as const;
    const { lines } = pen.breakLines(line, set, 2);
    for (const text of lines.toReversed()) {
      drawn.push(pen.draw({ ...set, text, y: bottom, indent: 0, color: softInk }));
      bottom -= 32 * leading.line;
    }
    bottom -= 20;
  }
  const { lines, size } = titleLines(pen, title);
  for (const text of lines.toReversed()) {
    drawn.push(pen.draw({ text, size, style: "display", y: bottom, indent: 0, color: ink }));
    bottom -= size * leading.title;
  }
  if (label !== null) {
    const [text = ""] = pen.breakLines(label, { size: 28, style: "strong" }, 1).lines;
    drawn.push(pen.draw({ text, size: 28, style: "strong", y: bottom, indent: 0, color: softInk }));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join("")}</svg>`;
}

function titleLines(pen: Pen, title: string): { lines: string[]; size: number } {
  const attempts = titleSizes.map(({ size, lines }) => ({
    ...pen.breakLines(title, { size, style: "display" }, lines),
    size,
  }));
  const fitting = attempts.find(({ isComplete }) => isComplete) ?? attempts.at(-1);
  return fitting ?? { lines: [title], size: margin };
}

function drawBrand(pen: Pen, direction: "ltr" | "rtl"): string {
  const side = 60;
  const x = direction === "ltr" ? margin : width - margin - side;
  const logo = `<g transform="translate(${x} ${margin - 8}) scale(${side / 32})"><circle cx="16" cy="16" r="16" fill="${ink}"/><path d="${brandMark}" fill="none" stroke="#193a4e" stroke-width="1.9"/></g>`;
  const name = { text: brand, size: 40, style: "strong", indent: side + 16, color: ink } as const;
  return logo + pen.draw({ ...name, y: margin - 8 + side / 2 + 14 });
}

interface Typed {
  text: string;
  /** In pixels. */
  size: number;
  style: Style;
}

interface Placed extends Typed {
  /** Of the baseline. */
  y: number;
  /** From the margin at the inline start. */
  indent: number;
  color: string;
}

type Pen = ReturnType<typeof createPen>;

function createPen(locale: Locale, fonts: (style: Style) => FontFor) {
  const { direction, htmlLang: language } = localeFacts[locale];
  const typeset = ({ text, style }: Typed) =>
    typesetLine(text, { fontFor: fonts(style), language, direction });
  const widthOf = (typed: Typed) => typeset(typed).width * typed.size;
  return {
    widthOf,
    breakLines: (text: string, style: Omit<Typed, "text">, lines: number) =>
      breakLines(text, language, {
        widthOf: (part) => widthOf({ ...style, text: part }),
        width: width - 2 * margin,
        lines,
      }),
    draw(placed: Placed) {
      const line = typeset(placed);
      const inset = margin + placed.indent;
      const x = direction === "ltr" ? inset : width - inset - line.width * placed.size;
      return `<g fill="${placed.color}">${outlines(line, x, placed)}</g>`;
    },
  };
}

function outlines({ glyphs }: TypesetLine, left: number, { y, size }: Placed): string {
  return glyphs
    .map((glyph) => {
      const scale = size / glyph.font.face.upem;
      const place = `${rounded(left + glyph.x * size)} ${rounded(y + glyph.y * size)}`;
      return `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${pathOf(glyph.font, glyph.id)}"/>`;
    })
    .join("");
}

function rounded(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}

const paths = new WeakMap<Font, Map<number, string>>();

/** Cached, because the same letters are drawn often. */
function pathOf(font: Font, glyph: number): string {
  const cached = paths.get(font) ?? new Map<number, string>();
  paths.set(font, cached);
  const path = cached.get(glyph) ?? font.glyphToPath(glyph);
  cached.set(glyph, path);
  return path;
}

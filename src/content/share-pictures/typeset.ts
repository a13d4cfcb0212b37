/** Shapes a line of text into outlines in its direction, without system fonts. */
import makeBidi from "bidi-js";
import { Buffer, Direction, type Font, shape } from "harfbuzzjs";
import type { FontFor } from "#content/share-pictures/fonts.ts";

export interface Glyph {
  font: Font;
  id: number;
  /** From the left end of the line, in em; the baseline is at 0. */
  x: number;
  y: number;
}

export interface TypesetLine {
  /** From left to right. */
  glyphs: readonly Glyph[];
  /** In em. */
  width: number;
}

interface TypesetOptions {
  fontFor: FontFor;
  /** BCP 47. */
  language: string;
  direction: "ltr" | "rtl";
}

const bidi = makeBidi();

/** Typesets one line of mixed scripts; characters that no font has are left out. */
export function typesetLine(text: string, options: TypesetOptions): TypesetLine {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const run of inVisualOrder(runsOf(text, options))) {
    const { upem } = run.font.face;
    for (const glyph of shapeRun(text, run, options.language)) {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      if (id !== missingGlyph)
        glyphs.push({ font: run.font, id, x: width + xOffset / upem, y: -yOffset / upem });
      width += id === missingGlyph ? 0 : xAdvance / upem;
    }
  }
  return { glyphs, width };
}

/** Glyph 0 is the placeholder box in every font. */
const missingGlyph = 0;

interface Run {
  start: number;
  end: number;
  font: Font;
  /** Bidi embedding level; odd levels run from right to left. */
  level: number;
}

/** Splits a line where the font or the direction changes. */
function runsOf(text: string, { fontFor, direction }: TypesetOptions): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const last = runs.at(-1);
    const font = fontFor(character.codePointAt(0) ?? 0, last?.font ?? null) ?? last?.font ?? null;
    const level = levels[start] ?? 0;
    if (last !== undefined && last.font === font && last.level === level) last.end = end;
    else if (font !== null) runs.push({ start, end, font, level });
    start = end;
  }
  return runs;
}

/** Rule L2 of the Unicode Bidirectional Algorithm: reverses runs of each level, from the deepest. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  let ordered = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level--) {
    const reordered: Run[] = [];
    let reversedRuns: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) reversedRuns.unshift(run);
      else {
        reordered.push(...reversedRuns, run);
        reversedRuns = [];
      }
    }
    ordered = [...reordered, ...reversedRuns];
  }
  return ordered;
}

function shapeRun(text: string, { start, end, font, level }: Run, language: string) {
  const buffer = new Buffer();
  buffer.addText(text, start, end - start); // with its context, because adjacent letters join
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.setLanguage(language);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

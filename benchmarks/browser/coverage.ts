/** Which part of a script has run, as V8 tells it. */
interface Range {
  startOffset: number;
  endOffset: number;
  /** How often it ran. */
  count: number;
}

/** A script that a browser has loaded, in the shape of Chromium's precise coverage. */
export interface CoveredScript {
  source?: string;
  functions: readonly { ranges: readonly Range[] }[];
}

/** Share (0–1) of the characters of all these scripts that have run at least once; NaN of none. */
export function shareThatRan(scripts: readonly CoveredScript[]): number {
  let all = 0;
  let ran = 0;
  for (const { source = "", functions } of scripts) {
    const marks = new Uint8Array(source.length);
    const ranges = functions.flatMap((it) => it.ranges);
    // A range within another one says more of its part.
    for (const { startOffset, endOffset, count } of ranges.toSorted(outerFirst))
      marks.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    all += marks.length;
    ran += marks.reduce((sum, mark) => sum + mark, 0);
  }
  return ran / all;
}

function outerFirst(one: Range, other: Range): number {
  return one.startOffset - other.startOffset || other.endOffset - one.endOffset;
}

/** So many within a window. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

const secondsIn: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Limits as they are written, `10/1m 60/1d`; empty for `none`. */
export function limits(text: string): Limit[] | undefined {
  if (text === "none") return [];
  const read = text.split(/\s+/).map((word) => {
    const [, most, length, unit = ""] = /^([1-9]\d{0,5})\/([1-9]\d{0,3})([smhd])$/.exec(word) ?? [];
    return { most: Number(most), seconds: Number(length) * (secondsIn[unit] ?? Number.NaN) };
  });
  return read.every(({ seconds }) => !Number.isNaN(seconds)) ? read : undefined;
}

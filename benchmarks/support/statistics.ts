import { keysOf } from "#domain/keys-of.ts";
/** Three significant digits, and all digits before the decimal point. */
export function rounded(figure: number): string {
  const digits = figure === 0 ? 0 : 2 - Math.floor(Math.log10(Math.abs(figure)));
  return figure.toFixed(Math.min(3, Math.max(0, digits)));
}

export function mediansOf<Figures extends Record<keyof Figures, number>>(
  samples: readonly Figures[],
): Figures {
  const [first] = samples;
  const names = keysOf(first ?? {});
  const medians = names.map((name) => [name, median(samples.map((sample) => sample[name]))]);
  return Object.fromEntries(medians) as Figures; // an entry for each name
}

/** The mean of the two middle samples of an even number; NaN of none. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [lower, upper] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return ((lower ?? Number.NaN) + (upper ?? Number.NaN)) / 2;
}

/** The sample at a share (0–1) of the sorted samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** By how much a straight line through the samples, evenly spaced, rises from the first to the last (least squares). */
export function riseOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  let upper = 0;
  let lower = 0;
  for (const [at, sample] of samples.entries()) {
    upper += (at - middle) * (sample - mean);
    lower += (at - middle) ** 2;
  }
  return lower === 0 ? 0 : (upper / lower) * (samples.length - 1);
}

/** Which way a percentage goes once it is written without decimals; `level` where nothing would be left of it. */
export function trendOf(percent: number): "up" | "down" | "level" {
  const written = Math.round(percent);
  return written === 0 ? "level" : written > 0 ? "up" : "down";
}

const longestPath = 2_000;
const longestQuery = 4_000;
const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The status that a request is refused with before anything reads it, or null where it may pass. */
export function refusalOf(target: string, host: string | undefined): 400 | 414 | null {
  const mark = target.indexOf("?");
  const pathLength = mark === -1 ? target.length : mark;
  if (pathLength > longestPath || target.length - pathLength > longestQuery) return 414;
  if (!target.startsWith("/") || /[\0-\x20\x7f\\]|%00/.test(target)) return 400;
  if (host !== undefined && !hostPattern.test(host)) return 400;
  return null;
}

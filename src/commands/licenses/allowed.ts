/** Licences under which a package may ship with the site: all let it be used and passed on beside our own, with their text. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later", // libvips, a library of its own that is linked when the server runs and sent to nobody
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Judges an SPDX expression: of what `AND` joins all must be allowed, of what `OR` offers one. */
export function isAllowed(expression: string | null): boolean {
  if (expression === null) return false;
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  return inner
    .split(" AND ")
    .every((part) => part.split(" OR ").some((name) => allowed.has(name.replace(/^\(|\)$/g, ""))));
}

/** SPDX licences that packages may ship under: all allow redistribution with their text. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later", // libvips: linked at run time on the server, not distributed
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Whether an SPDX expression is allowed: all parts of an `AND`, one part of an `OR`. */
export function isAllowed(expression: string | null): boolean {
  if (expression === null) return false;
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  return inner
    .split(" AND ")
    .every((part) => part.split(" OR ").some((name) => allowed.has(name.replace(/^\(|\)$/g, ""))));
}

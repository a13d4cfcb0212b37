/** System errors of a server that cannot be reached. */
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT", // a socket file
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** PostgreSQL's classes 08 (connection), 53 (resources), 57P (shut down) and 58 (system), and what took too long: a statement, a lock. */
const sqlStates = /^(?:08|53|57P|58)...?$|^57014$|^55P03$/;

/** SQLite's primary codes for a lock held elsewhere, a full disk, a fault of the disk and a file that will not open. */
const sqliteCodes = new Set([5, 6, 10, 13, 14]);

/** What `pg` says of its own, without a code. */
const poolMessages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** Tells whether a query failed because the database was busy or away, so that asking again later may help. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number") {
    return sqliteCodes.has(error.errcode & 0xff);
  }
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return networkCodes.has(code) || sqlStates.test(code) || poolMessages.test(error.message);
}

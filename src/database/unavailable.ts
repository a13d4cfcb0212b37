/** Error codes of an unreachable server. */
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

/** PostgreSQL classes 08 (connection), 53 (resources), 57P (shutdown), 58 (system), plus statement and lock timeouts. */
const sqlStates = /^(?:08|53|57P|58)...?$|^57014$|^55P03$/;

/** SQLite primary codes: busy, locked, I/O error, full disk, cannot open. */
const sqliteCodes = new Set([5, 6, 10, 13, 14]);

/** Errors of `pg` itself, which have no code. */
const poolMessages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether a query failed because the database is busy or unreachable, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number") {
    return sqliteCodes.has(error.errcode & 0xff);
  }
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return networkCodes.has(code) || sqlStates.test(code) || poolMessages.test(error.message);
}

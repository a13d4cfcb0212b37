/** Whether a read failed because the database was busy or unreachable. */
export { isUnavailable } from "#database/unavailable.ts";

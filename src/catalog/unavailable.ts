/** Whether a read failed because the database was busy or away: part of what a reader of the catalog has to know. */
export { isUnavailable } from "#database/unavailable.ts";

/** Raise this when terms or name keys change; every database is then reindexed at startup. */
export const indexVersion = 2;

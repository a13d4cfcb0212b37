/** Raise it when a text is to be indexed by other terms or a name by another key: every database is then indexed anew when the program starts. */
export const indexVersion = 2;

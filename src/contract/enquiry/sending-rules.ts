/** What the forms' script keeps to when it sends, and the server asks of it. */

/** Key of a draft: what is sent again under it is the same submission. As `crypto.randomUUID` writes it. */
export const submissionKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Sooner after a form came into view nobody has typed anything. */
export const minFormMs = 2_000;

/** Letters that are kept of each thing that is told about where a visit came from. */
export const maxFirstTouchLength = 300;

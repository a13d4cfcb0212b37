/** Rules that the form's script and the server share. */

/** Key of a draft: what is sent again under it is the same submission. As `crypto.randomUUID` writes it. */
export const submissionKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A form that is submitted sooner after it was shown was filled in by a program. */
export const minFormMs = 2_000;

/** Characters of each attribution field. */
export const maxFirstTouchLength = 300;

/** Rules that the form's script and the server share. */

/** Idempotency key of a draft, as `crypto.randomUUID` writes it; a repeated key is the same submission. */
export const submissionKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A form that is submitted sooner after it was shown was filled in by a program. */
export const minFormMs = 2_000;

/** Characters of each attribution field. */
export const maxFirstTouchLength = 300;

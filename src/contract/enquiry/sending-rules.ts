/** Limits that the form's script respects and the server enforces. */

/** Idempotency key of a draft, as `crypto.randomUUID` writes it; a repeated key is the same submission. */
export const submissionKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A form submitted sooner after it became visible was filled in by a bot. */
export const leastFormMs = 2_000;

/** Maximum length of each stored campaign value. */
export const longestFirstTouchText = 300;

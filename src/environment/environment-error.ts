/** A variable with a value that cannot be meant. The message is one sentence that names it. */
export class EnvironmentError extends Error {}

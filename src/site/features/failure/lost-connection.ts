/** What browsers say of a request that got no answer: Chromium, Firefox, Safari; then of an answer that broke off. */
const complaints = [
  "Failed to fetch",
  "NetworkError when attempting to fetch resource",
  "Load failed",
  "network error",
  "Error in input stream",
  "Unable to decode turbo-stream response",
];

/** Tells whether a page failed because the browser could not reach the server, of which the server knows nothing. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "AbortError" || error.name === "NetworkError") return true;
  return complaints.some((complaint) => error.message.startsWith(complaint));
}

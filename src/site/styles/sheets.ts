import type { LinkDescriptor } from "react-router";

/**
 * Style sheets of a route beside the common one; React waits for those with a `precedence` before it shows the page.
 */
export function sheets(...all: readonly string[]): () => LinkDescriptor[] {
  return () => all.map((href) => ({ rel: "stylesheet", href, precedence: "default" }));
}

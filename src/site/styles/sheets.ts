import type { LinkDescriptor } from "react-router";

/** A route's `links`: the style sheets that it has beside the common one. React shows no page before they are there. */
export function sheets(...all: readonly string[]): () => LinkDescriptor[] {
  return () => all.map((href) => ({ rel: "stylesheet", href, precedence: "default" }));
}

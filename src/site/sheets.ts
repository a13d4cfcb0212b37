import type { LinkDescriptor } from "react-router";

/** A route's `links`: the style sheets that it has beside the common one. React shows no page before they are there. */
export function sheets(...addresses: readonly string[]): () => LinkDescriptor[] {
  return () => addresses.map((href) => ({ rel: "stylesheet", href, precedence: "default" }));
}

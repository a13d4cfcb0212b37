import type { LinkDescriptor } from "react-router";

/** Address of a style sheet, by itself or with the only kind of media that it is for. */
type Sheet = string | { href: string; media: "print" };

/** A route's `links`: the style sheets that it has beside the common one. React shows no page before they are there. */
export function sheets(...all: readonly Sheet[]): () => LinkDescriptor[] {
  return () =>
    all.map((sheet) => ({
      rel: "stylesheet",
      ...(typeof sheet === "string" ? { href: sheet } : sheet),
      precedence: "default",
    }));
}

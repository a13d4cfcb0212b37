/** What a page tells machines about itself, in schema.org's words. It stands in the document alone, not in the router's data. */
import type { RouterContextProvider } from "react-router";
import type { Thing } from "schema-dts";

const toldOf = new WeakMap<object, Thing[]>();

/** Adds to what the document that is being made will tell. */
export function tell(context: Readonly<RouterContextProvider>, ...things: readonly Thing[]): void {
  toldOf.set(context, [...(toldOf.get(context) ?? []), ...things]);
}

/** The script with all that was told in a render; nothing where nothing was. Nothing in it can end the script. */
export function StructuredData({ context }: { context: Readonly<RouterContextProvider> }) {
  const things = toldOf.get(context);
  if (things === undefined) return null;
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", "\\u003c") }}
    />
  );
}

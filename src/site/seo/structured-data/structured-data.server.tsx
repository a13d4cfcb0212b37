/** JSON-LD of a page, in the document alone and not in the hydration data. */
import type { RouterContextProvider } from "react-router";
import type { Thing } from "schema-dts";

const toldOf = new WeakMap<object, Thing[]>();

export function tell(context: Readonly<RouterContextProvider>, ...things: readonly Thing[]): void {
  toldOf.set(context, [...(toldOf.get(context) ?? []), ...things]);
}

/** Escaped, so that no value can close the script. */
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

/** JSON-LD of a page, in the document alone and not in the hydration data. */
import type { RouterContextProvider } from "react-router";
import type { Thing } from "schema-dts";

const jsonLdByContext = new WeakMap<object, Thing[]>();

export function addJsonLd(
  context: Readonly<RouterContextProvider>,
  ...things: readonly Thing[]
): void {
  jsonLdByContext.set(context, [...(jsonLdByContext.get(context) ?? []), ...things]);
}

/** Escaped, so that no value can close the script. */
export function JsonLd({ context }: { context: Readonly<RouterContextProvider> }) {
  const things = jsonLdByContext.get(context);
  if (things === undefined) return null;
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", "\\u003c") }}
    />
  );
}

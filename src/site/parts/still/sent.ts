/** Data of a still region: a document carries what was drawn from it, not the data itself. */
import type { LoaderFunctionArgs } from "react-router";

/** `value` is missing in a browser that was sent the region as it is drawn. */
export interface Sent<Value> {
  value?: Value;
}

/**
 * Wraps what a still region is drawn from. For a document the value is hidden from what travels beside the HTML; the router's
 * own requests for data are answered with it.
 */
export function sent<Value>({ request }: Pick<LoaderFunctionArgs, "request">, value: Value) {
  const wrapped: Sent<Value> = {};
  // React Router writes the enumerable properties of what a loader returns, and hands the very object to the render.
  const enumerable = new URL(request.url).pathname.endsWith(".data");
  return Object.defineProperty(wrapped, "value", { value, enumerable });
}

/** Data that a browser can read from a document's own markup, so that they need not travel beside it. */
import type { LoaderFunctionArgs } from "react-router";

/** `value` is missing in a browser that was sent the region as it is drawn. */
export interface Hidden<Value> {
  value?: Value;
}

/**
 * Wraps what a region is drawn from. For a document the value is hidden from what travels beside the HTML; the router's
 * own requests for data are answered with it.
 */
export function hidden<Value>({ request }: Pick<LoaderFunctionArgs, "request">, value: Value) {
  const wrapped: Hidden<Value> = {};
  // React Router writes the enumerable properties of what a loader returns, and hands the very object to the render.
  return Object.defineProperty(wrapped, "value", { value, enumerable: asksForData(request) });
}

/** Whether the router asks for what a page is drawn from, rather than a browser for a document. */
export function asksForData({ url }: Request): boolean {
  return new URL(url).pathname.endsWith(".data");
}

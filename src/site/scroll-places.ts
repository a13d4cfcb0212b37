import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** The router's `<ScrollRestoration />` without its inline script, in whose place `first-scroll.ts` stands. */
export function ScrollPlaces() {
  useScrollRestoration();
  return null;
}

import { useLayoutEffect, useRef } from "react";
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from "react-router";

/**
 * The router's `<ScrollRestoration />` without its inline script, in whose place `first-scroll.ts` stands. Another page is where it
 * is to be at once: the style sheet's smooth way is for the anchors of one.
 */
export function ScrollPlaces() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current !== page) scrollAtOnce();
  }, [page]);
  useScrollRestoration();
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = "";
    shown.current = page;
  }, [page]);
  return null;
}

/** Chromium scrolls by the style that was worked out last, so it has to be asked for. */
function scrollAtOnce(): void {
  const root = document.documentElement;
  root.style.scrollBehavior = "auto";
  getComputedStyle(root).getPropertyValue("scroll-behavior");
}

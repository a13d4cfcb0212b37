import { useEffect, useRef, type ComponentProps } from "react";
import { afterFrame } from "#site/components/after-frame.ts";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { menusOverPage, moveByArrow } from "#site/layout/menu-keys.ts";

/**
 * Closes a header's open menus on Escape, on a choice, on a step through the history, and when pointer or focus turns to
 * something else, and lets the arrow keys go through them. Without script they open and close by themselves only.
 */
export function useClosingMenus() {
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current: bar } = header;
    if (bar === null) return;
    const abort = new AbortController();
    const options = { signal: abort.signal };
    // Whoever opened one with the pointer may have the focus nowhere.
    document.addEventListener("keydown", ({ key }) => key === "Escape" && closeAll(bar), options);
    document.addEventListener("pointerdown", ({ target }) => closeOutside(bar, target), options);
    document.addEventListener("focusin", ({ target }) => closeOutside(bar, target), options);
    window.addEventListener("popstate", () => closeAll(bar), options);
    // The event does not bubble.
    bar.addEventListener("toggle", () => shutOffOnceShown(bar), { ...options, capture: true });
    if (openMenus(bar).length > 0) shutOffCovered(bar); // somebody was quicker
    return () => abort.abort();
  }, []);

  return {
    ref: header,
    onKeyDown: ({ nativeEvent }) => moveByArrow(nativeEvent),
    onClick: ({ target, currentTarget }) => {
      if (target instanceof Element && target.closest(choices)) closeAll(currentTarget);
    },
  } satisfies ComponentProps<"header">;
}

/** Whether a search is sent, its own form knows. */
const choices = "a, button:not([role=search] *)";

function openMenus(header: HTMLElement): HTMLElement[] {
  return [...header.querySelectorAll<HTMLElement>(`${menusOverPage}[open]`)];
}

/** Closes them, and gives the button of each the focus that would be lost with it. */
function closeAll(header: HTMLElement): void {
  for (const menu of openMenus(header)) {
    const { activeElement, body } = document;
    if (menu.contains(activeElement) || activeElement === body) {
      focusInPlace(menu.querySelector("summary"));
    }
    menu.removeAttribute("open");
  }
}

/** The focus goes where the visitor turns to. */
function closeOutside(header: HTMLElement, target: EventTarget | null): void {
  for (const menu of openMenus(header)) {
    if (target instanceof Node && !menu.contains(target)) menu.removeAttribute("open");
  }
}

/** The browser styles the whole page anew for it, for which a menu need not wait; a page that is free again does not wait either. */
function shutOffOnceShown(header: HTMLElement): void {
  if (openMenus(header).length === 0) shutOffCovered(header);
  else void afterFrame().then(() => shutOffCovered(header));
}

/** What lies behind a sheet cannot be reached either: the style sheet holds the page still where a sheet covers it. */
function shutOffCovered(header: HTMLElement): void {
  const isCovered = getComputedStyle(document.body).overflowY === "hidden";
  for (const region of header.parentElement?.children ?? []) {
    if (region.matches("main, aside, nav, footer")) region.toggleAttribute("inert", isCovered);
  }
}

import { useEffect, useRef, type ComponentProps } from "react";
import { afterFrame } from "#site/components/after-frame.ts";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { headerMenuSelector, moveFocusByKey } from "#site/layout/menu-keys.ts";

/** On Escape, choice, history navigation, focus or click outside; adds arrow keys. */
export function useMenuDismissal() {
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current: bar } = header;
    if (bar === null) return;
    const abort = new AbortController();
    const options = { signal: abort.signal };
    // On the document, because a menu opened by pointer may leave nothing focused.
    document.addEventListener("keydown", ({ key }) => key === "Escape" && closeAll(bar), options);
    document.addEventListener("pointerdown", ({ target }) => closeOutside(bar, target), options);
    document.addEventListener("focusin", ({ target }) => closeOutside(bar, target), options);
    window.addEventListener("popstate", () => closeAll(bar), options);
    // `toggle` does not bubble.
    bar.addEventListener("toggle", () => updateInertAfterFrame(bar), { ...options, capture: true });
    if (openMenus(bar).length > 0) updateInert(bar); // opened before hydration
    return () => abort.abort();
  }, []);

  return {
    ref: header,
    onKeyDown: ({ nativeEvent }) => moveFocusByKey(nativeEvent),
    onClick: ({ target, currentTarget }) => {
      if (target instanceof Element && target.closest(menuItemSelector)) closeAll(currentTarget);
    },
  } satisfies ComponentProps<"header">;
}

/** Without buttons of the search form, which closes the menu itself once it is submitted. */
const menuItemSelector = "a, button:not([role=search] *)";

function openMenus(header: HTMLElement): HTMLElement[] {
  return [...header.querySelectorAll<HTMLElement>(`${headerMenuSelector}[open]`)];
}

/** A focus that would be lost returns to the menu's button. */
function closeAll(header: HTMLElement): void {
  for (const menu of openMenus(header)) {
    const { activeElement, body } = document;
    if (menu.contains(activeElement) || activeElement === body) {
      focusInPlace(menu.querySelector("summary"));
    }
    menu.removeAttribute("open");
  }
}

/** The focus stays where the visitor has moved it. */
function closeOutside(header: HTMLElement, target: EventTarget | null): void {
  for (const menu of openMenus(header)) {
    if (target instanceof Node && !menu.contains(target)) menu.removeAttribute("open");
  }
}

/** Setting `inert` restyles the whole page, so it waits until an opened menu is painted. */
function updateInertAfterFrame(header: HTMLElement): void {
  if (openMenus(header).length === 0) updateInert(header);
  else void afterFrame().then(() => updateInert(header));
}

/** The page behind a full-screen sheet becomes inert; such a sheet also stops it from scrolling. */
function updateInert(header: HTMLElement): void {
  const isCovered = getComputedStyle(document.body).overflowY === "hidden";
  for (const region of header.parentElement?.children ?? []) {
    if (region.matches("main, aside, nav, footer")) region.toggleAttribute("inert", isCovered);
  }
}

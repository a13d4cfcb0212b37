import { useEffect, useRef, type RefObject } from "react";
import { menusOverPage, moveByArrow } from "#site/features/navigation/menu-keys.ts";

/**
 * Closes open menus on Escape, on a choice, on a step through the history, and when pointer or focus turns to something
 * else, and lets the arrow keys go through them. Without script they open and close by themselves only.
 */
export function useClosingMenus(): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal };
    document.addEventListener("keydown", (event) => closeOnEscape(event, root.current), options);
    document.addEventListener("pointerdown", (event) => closeOutside(event, root.current), options);
    document.addEventListener("focusin", (event) => closeOutside(event, root.current), options);
    window.addEventListener("popstate", () => openMenus(root.current).forEach(close), options);
    root.current?.addEventListener("keydown", moveByArrow, options);
    root.current?.addEventListener("click", (event) => closeOnChoice(event, root.current), options);
    // The event does not bubble.
    root.current?.addEventListener("toggle", () => shutOffCovered(root.current), {
      ...options,
      capture: true,
    });
    return () => abort.abort();
  }, []);
  return root;
}

function openMenus(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(`${menusOverPage}[open]`) ?? [])];
}

/** Closes a menu and gives its button the focus that would be lost with it. */
function close(menu: HTMLElement): void {
  const { activeElement } = document;
  if (menu.contains(activeElement) || activeElement === document.body) {
    menu.querySelector("summary")?.focus();
  }
  menu.removeAttribute("open");
}

function closeOnEscape(event: KeyboardEvent, root: HTMLElement | null): void {
  if (event.key === "Escape") openMenus(root).forEach(close);
}

/** The focus goes where the visitor turns to. */
function closeOutside(event: Event, root: HTMLElement | null): void {
  for (const menu of openMenus(root)) {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute("open");
  }
}

/** Whether a search is sent, its own form knows. */
const choices = "a, button:not([role=search] *)";

function closeOnChoice(event: MouseEvent, root: HTMLElement | null): void {
  if (!(event.target instanceof Element) || event.target.closest(choices) === null) return;
  openMenus(root).forEach(close);
}

/** What lies behind a sheet cannot be reached either: the style sheet holds the page still where a sheet covers it. */
function shutOffCovered(root: HTMLElement | null): void {
  const isCovered = getComputedStyle(document.body).overflowY === "hidden";
  for (const region of root?.parentElement?.children ?? []) {
    if (region.matches("main, aside, nav, footer")) region.toggleAttribute("inert", isCovered);
  }
}

import { useEffect } from "react";
import { afterFrame } from "#site/components/after-frame.ts";
import { focusInPlace } from "#site/components/focus-in-place.ts";
import { menusOverPage, moveByArrow } from "#site/layout/menu-keys.ts";

/**
 * Closes open menus on Escape, on a choice, on a step through the history, and when pointer or focus turns to something
 * else, and lets the arrow keys go through them. Without script they open and close by themselves only.
 */
export function ClosingMenus() {
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal };
    document.addEventListener("keydown", closeOnEscape, options);
    document.addEventListener("pointerdown", closeOutside, options);
    document.addEventListener("focusin", closeOutside, options);
    window.addEventListener("popstate", () => openMenus().forEach(close), options);
    document.addEventListener(
      "keydown",
      (event) => isInHeader(event) && moveByArrow(event),
      options,
    );
    document.addEventListener(
      "click",
      (event) => isInHeader(event) && closeOnChoice(event),
      options,
    );
    // The event does not bubble.
    document.addEventListener("toggle", (event) => isInHeader(event) && shutOffOnceShown(), {
      ...options,
      capture: true,
    });
    if (openMenus().length > 0) shutOffCovered(); // somebody was quicker
    return () => abort.abort();
  }, []);
  return null;
}

/** The page's header; another one where a page brings its own. */
function header(): HTMLElement | null {
  return document.querySelector<HTMLElement>("header.bar");
}

function isInHeader({ target }: Event): boolean {
  return target instanceof Node && header()?.contains(target) === true;
}

function openMenus(): HTMLElement[] {
  return [...(header()?.querySelectorAll<HTMLElement>(`${menusOverPage}[open]`) ?? [])];
}

/** Closes a menu and gives its button the focus that would be lost with it. */
function close(menu: HTMLElement): void {
  const { activeElement } = document;
  if (menu.contains(activeElement) || activeElement === document.body) {
    focusInPlace(menu.querySelector("summary"));
  }
  menu.removeAttribute("open");
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") openMenus().forEach(close);
}

/** The focus goes where the visitor turns to. */
function closeOutside(event: Event): void {
  for (const menu of openMenus()) {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute("open");
  }
}

/** Whether a search is sent, its own form knows. */
const choices = "a, button:not([role=search] *)";

function closeOnChoice(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest(choices) === null) return;
  openMenus().forEach(close);
}

/** The browser styles the whole page anew for it, for which a menu need not wait; a page that is free again does not wait either. */
function shutOffOnceShown(): void {
  if (openMenus().length === 0) shutOffCovered();
  else void afterFrame().then(shutOffCovered);
}

/** What lies behind a sheet cannot be reached either: the style sheet holds the page still where a sheet covers it. */
function shutOffCovered(): void {
  const isCovered = getComputedStyle(document.body).overflowY === "hidden";
  for (const region of header()?.parentElement?.children ?? []) {
    if (region.matches("main, aside, nav, footer")) region.toggleAttribute("inert", isCovered);
  }
}

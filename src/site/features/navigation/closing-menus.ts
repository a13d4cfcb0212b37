import { useEffect, useRef, type RefObject } from "react";

/** Closes open menus on Escape, on a choice, and when pointer or focus turns to something else; without script they close by themselves only. */
export function useClosingMenus(): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal };
    document.addEventListener("keydown", (event) => closeOnEscape(event, root.current), options);
    document.addEventListener("pointerdown", (event) => closeOutside(event, root.current), options);
    document.addEventListener("focusin", (event) => closeOutside(event, root.current), options);
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

/** Menus that lie over the page; those inside a sheet stay as they are. */
const menus = "details[name=nav][open]";

/** Escape closes the menu and gives its button the focus back. */
function closeOnEscape(event: KeyboardEvent, root: HTMLElement | null): void {
  if (event.key !== "Escape") return;
  for (const menu of root?.querySelectorAll(menus) ?? []) {
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.removeAttribute("open");
  }
}

function closeOutside(event: Event, root: HTMLElement | null): void {
  for (const menu of root?.querySelectorAll(menus) ?? []) {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute("open");
  }
}

/** Whether a search is sent, its own form knows. */
const choices = "a, button:not([role=search] *)";

function closeOnChoice(event: MouseEvent, root: HTMLElement | null): void {
  if (!(event.target instanceof Element) || event.target.closest(choices) === null) return;
  for (const menu of root?.querySelectorAll(menus) ?? []) menu.removeAttribute("open");
}

/** What lies behind a sheet cannot be reached either: the style sheet holds the page still where a sheet covers it. */
function shutOffCovered(root: HTMLElement | null): void {
  const isCovered = getComputedStyle(document.body).overflowY === "hidden";
  for (const region of root?.parentElement?.children ?? []) {
    if (region.matches("main, aside, nav, footer")) region.toggleAttribute("inert", isCovered);
  }
}

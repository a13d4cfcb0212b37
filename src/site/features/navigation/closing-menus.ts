import { useEffect, useRef, type RefObject } from "react";

/** Closes open menus on Escape, on a click outside and on a choice; without script they close by themselves only. */
export function useClosingMenus(): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal };
    document.addEventListener("keydown", (event) => closeOnEscape(event, root.current), options);
    document.addEventListener("pointerdown", (event) => closeOutside(event, root.current), options);
    root.current?.addEventListener("click", (event) => closeOnChoice(event, root.current), options);
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

function closeOutside(event: PointerEvent, root: HTMLElement | null): void {
  for (const menu of root?.querySelectorAll(menus) ?? []) {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute("open");
  }
}

function closeOnChoice(event: MouseEvent, root: HTMLElement | null): void {
  if (!(event.target instanceof Element) || event.target.closest("a, button") === null) return;
  for (const menu of root?.querySelectorAll(menus) ?? []) menu.removeAttribute("open");
}

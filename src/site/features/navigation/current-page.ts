/** Which links and menus stand for the page that is shown. */

/** What a link to `to` says on the page at `pathname`: that this is the page, or that it stands above it unless only the very page counts. */
export function currentAt(
  pathname: string,
  to: string,
  exact: boolean,
): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return !exact && pathname.startsWith(`${to}/`) ? "true" : undefined;
}

/**
 * Brings every `NavLink` and `Menu` under `root` to the page at `pathname`, for markup that React does not draw anew. They are all
 * links of a `nav` but the way to the visitor's own list, so that a hundred of them need no mark.
 */
export function markCurrent(root: ParentNode, pathname: string): void {
  for (const link of root.querySelectorAll<HTMLElement>("nav a:not([data-own-list])")) {
    const isExact = link.dataset["nav"] === "exact";
    mark(link, currentAt(pathname, link.getAttribute("href") ?? "", isExact));
  }
  for (const button of root.querySelectorAll("summary[data-nav]")) {
    const holdsPage = button.parentElement?.querySelector("a[aria-current]") != null;
    mark(button, holdsPage ? "true" : undefined);
  }
}

/** Says it of one of them. */
export function mark(element: Element, current: string | undefined): void {
  if (current === undefined) element.removeAttribute("aria-current");
  else element.setAttribute("aria-current", current);
}

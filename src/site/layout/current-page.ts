/** What a link to `to` says on the page at `pathname`: that this is the page, or that it stands above it unless only the very page counts. */
export function currentAt(
  pathname: string,
  to: string,
  exact: boolean,
): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return !exact && pathname.startsWith(`${to}/`) ? "true" : undefined;
}

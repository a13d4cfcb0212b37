/** `aria-current` for a link: `page` for the current path, `true` for an ancestor unless `exact`. */
export function ariaCurrent(
  pathname: string,
  to: string,
  exact: boolean,
): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return !exact && pathname.startsWith(`${to}/`) ? "true" : undefined;
}

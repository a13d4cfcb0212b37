/**
 * Reads where a visitor came from, as a form sends it: a path of this site with its query. Anything that a browser could
 * take for another place (`//host`, `\host`, a scheme, control characters) counts as the home page of the site.
 */
export function returnPath(sent: FormDataEntryValue | null): string {
  const origin = "https://site.invalid";
  if (typeof sent !== "string" || !/^\/(?![/\\])[\x21-\x7e]*$/.test(sent)) return "/";
  const address = URL.parse(sent, origin);
  if (address === null || address.origin !== origin || address.pathname.startsWith("//"))
    return "/";
  return `${address.pathname}${address.search}`;
}

/** Anything a browser could resolve to another site (`//host`, `\host`, a scheme, control characters) becomes `/`. */
export function returnPath(sent: FormDataEntryValue | null): string {
  const origin = "https://site.invalid";
  if (typeof sent !== "string" || !/^\/(?![/\\])[\x21-\x7e]*$/.test(sent)) return "/";
  const address = URL.parse(sent, origin);
  if (address === null || address.origin !== origin || address.pathname.startsWith("//"))
    return "/";
  return `${address.pathname}${address.search}`;
}

/** Anything a browser could resolve to another site (`//host`, `\host`, a scheme, control characters) becomes `/`. */
export function returnPath(value: FormDataEntryValue | null): string {
  const origin = "https://site.invalid";
  if (typeof value !== "string" || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value)) return "/";
  const url = URL.parse(value, origin);
  if (url === null || url.origin !== origin || url.pathname.startsWith("//")) return "/";
  return `${url.pathname}${url.search}`;
}

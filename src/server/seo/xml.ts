export const xmlType = "application/xml; charset=utf-8";
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element around a text; nothing for an absent one. */
export function element(name: string, text: string | number | null): string {
  return text === null ? "" : `<${name}>${escaped(String(text))}</${name}>`;
}

/** Characters that XML 1.0 cannot contain, not even escaped. */
const unwritable = /[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/g;

export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unwritable, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

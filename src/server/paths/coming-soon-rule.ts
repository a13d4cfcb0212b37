import { linkTo } from "#domain/links.ts";
import { defaultLocale, isLocale } from "#domain/locale.ts";

/**
 * The specification's redirect: a path of the site that contains `syria` (decoded, in any case, anywhere) leads to
 * coming-soon in the path's language, else in English. Bytes are decoded one by one, so that a bad encoding elsewhere in
 * the path hides nothing. Returns null for every other path.
 */
export function comingSoonRedirect(path: string): string | null {
  const plain = decodeLeniently(path).toLowerCase();
  if (!plain.includes("syria")) return null;
  const [, word] = plain.split("/", 2);
  return linkTo(isLocale(word) ? word : defaultLocale, "coming-soon");
}

function decodeLeniently(path: string): string {
  return path.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

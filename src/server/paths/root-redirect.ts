import { defaultLocale, isLocale, type Locale, localeOfTag } from "#domain/locale.ts";
import { withLocale } from "#domain/links.ts";
import { readChosenLocale } from "#site/data/preference-cookies.ts";

/** Redirects to a path in the visitor's preferred language. */
export function redirectToPreferredLocale({ headers }: Request, path: string): Response {
  const locale = preferredLocale(
    headers.get("Cookie") ?? undefined,
    headers.get("Accept-Language") ?? undefined,
  );
  return new Response(null, {
    status: 302,
    headers: {
      "Cache-Control": "no-store",
      Location: withLocale(locale, path),
      Vary: "Cookie, Accept-Language",
    },
  });
}

/** The language of the cookie, else of `Accept-Language`, else English. */
export function preferredLocale(
  cookieHeader: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  const chosen = readChosenLocale(cookieHeader);
  if (isLocale(chosen)) return chosen;
  return bestMatch(acceptLanguage ?? "") ?? defaultLocale;
}

/** The first tag that matches exactly or by its language alone (`zh` for `zh-TW`). */
function bestMatch(acceptLanguage: string): Locale | undefined {
  for (const tag of languagesInOrder(acceptLanguage)) {
    const exact = localeOfTag(tag);
    if (exact !== null) return exact;
    const [language] = tag.split("-", 1);
    if (isLocale(language)) return language;
  }
  return undefined;
}

function languagesInOrder(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 500)
    .toLowerCase()
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());
      const quality = parameters.find((part) => part.startsWith("q="))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

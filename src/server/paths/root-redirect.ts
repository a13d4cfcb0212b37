import { defaultLocale, isLocale, type Locale, localeOfTag } from "#domain/locale.ts";
import { withLocale } from "#domain/links.ts";
import { readChosenLocale } from "#site/data/preference-cookies.ts";

/** Leads to a path in the language of whoever asks; no cache may keep where. */
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

/** The language of whoever comes without one, to `/` or to a list that was shared: the one chosen before, else what the browser asks for, else English. */
export function preferredLocale(
  cookieHeader: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  const chosen = readChosenLocale(cookieHeader);
  if (isLocale(chosen)) return chosen;
  return bestMatch(acceptLanguage ?? "") ?? defaultLocale;
}

/** A wish of higher rank wins; of one rank, an exact match scores above a match of the language alone (`zh` for `zh-TW`). */
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

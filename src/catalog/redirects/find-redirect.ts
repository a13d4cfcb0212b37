import { screenPath } from "#domain/links.ts";
import { slugPattern } from "#domain/slug.ts";
import type { Redirect } from "#contract/settings.ts";
import { type withdrawn, withdrawnOrNull, type ReadContext } from "#catalog/read-context.ts";
import {
  currentDeveloperSlug,
  currentListingSlug,
  currentPostSlug,
  locate,
  type Located,
} from "#catalog/redirects/current-slugs.ts";

/**
 * Finds the current path for a path without locale: former slugs become current, towns and projects move to their own
 * path. Null if the path is current, unknown or under the wrong parent; `withdrawn` if published before.
 */
export async function findRedirect(
  context: ReadContext,
  path: string,
): Promise<Redirect | typeof withdrawn | null> {
  const words = path.split("/").slice(1);
  if (!path.startsWith("/") || words.length > 4) return null;
  if (!words.every((word) => slugPattern.test(word))) return null;
  const to = await currentPath(context, words);
  if (to === null)
    return withdrawnOrNull(context, (withWithdrawn) => currentPath(withWithdrawn, words));
  return to === path ? null : { from: path, to };
}

async function currentPath(context: ReadContext, words: string[]): Promise<string | null> {
  const [first = "", second, third] = words;
  if (words.includes("for-sale")) return listingPath(context, words);
  if (first === "guides") return guidePath(context, words.slice(1));
  if (first === "blog" && second !== undefined && words.length === 2) {
    const slug = await currentPostSlug(context, second);
    return slug && screenPath("article", { slug });
  }
  if (first === "developer-companies" && second !== undefined && words.length === 2) {
    const slug = await currentDeveloperSlug(context, second);
    return slug && screenPath("developer-company", { slug });
  }
  return words.length > 3 ? null : placePath(context, first, second, third);
}

/** `/{country}`, `/{country}/{city}` and `/{country}/{city}/{project}`. */
async function placePath(
  context: ReadContext,
  countryWord: string,
  cityWord: string | undefined,
  lastWord: string | undefined,
): Promise<string | null> {
  const country = await locate(context, countryWord);
  if (country?.kind !== "country") return null;
  if (cityWord === undefined) return pathOf(country);
  const inCountry = await locate(context, cityWord);
  if (inCountry === null || inCountry.country !== country.slug) return null;
  if (lastWord === undefined) return inCountry.kind === "country" ? null : pathOf(inCountry);
  if (inCountry.kind !== "city") return null;
  const inCity = await locate(context, lastWord);
  if (inCity?.kind !== "town" && inCity?.kind !== "project") return null;
  return inCity.city === inCountry.slug ? pathOf(inCity) : null;
}

/** `/guides/{city}`, `/guides/{city}/{town}` and the old form `/guides/{town}`. */
async function guidePath(context: ReadContext, words: string[]): Promise<string | null> {
  const [cityWord, townWord] = words;
  if (cityWord === undefined || words.length > 2) return null;
  const first = await locate(context, cityWord);
  if (townWord === undefined) {
    if (first?.kind === "city") return screenPath("city-guide", { city: first.slug });
    return first?.kind === "town" ? pathOf(first) : null;
  }
  const town = await locate(context, townWord);
  if (first?.kind !== "city" || town?.kind !== "town") return null;
  return town.city === first.slug ? pathOf(town) : null;
}

/** `/{country}/{type?}/for-sale/{city?}`, where the country may be `properties`. */
async function listingPath(context: ReadContext, words: string[]): Promise<string | null> {
  const at = words.indexOf("for-sale");
  const [countryWord, typeWord] = words.slice(0, at);
  const [cityWord] = words.slice(at + 1);
  if (countryWord === undefined || at > 2 || words.length > at + 2) return null;
  const [country, type, city] = await Promise.all([
    countryWord === "properties"
      ? { kind: "country", slug: countryWord }
      : locate(context, countryWord),
    typeWord === undefined ? undefined : currentListingSlug(context, typeWord),
    cityWord === undefined ? undefined : locate(context, cityWord),
  ]);
  if (country?.kind !== "country" || type === null || city === null) return null;
  if (city !== undefined && (city.kind !== "city" || city.country !== country.slug)) return null;
  return screenPath("listing", { country: country.slug, type, city: city?.slug });
}

function pathOf(located: Located): string {
  switch (located.kind) {
    case "country":
      return screenPath("country", { country: located.slug });
    case "city":
      return screenPath("city", { country: located.country, city: located.city });
    case "town":
      return screenPath("town-guide", { city: located.city, town: located.slug });
    case "project":
      return screenPath("project", located);
  }
}

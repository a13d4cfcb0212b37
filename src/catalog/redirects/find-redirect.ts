import { screenPath } from "#domain/links.ts";
import { slugPattern } from "#domain/slug.ts";
import type { Redirect } from "#contract/settings.ts";
import { type gone, goneOrNull, type Reading } from "#catalog/reading.ts";
import { locate, type Located } from "#catalog/redirects/locate.ts";
import { presentDeveloper, presentListing, presentPost } from "#catalog/redirects/present-slugs.ts";

/**
 * Finds the current path for a path without locale: former slugs become current, towns and projects move to their own
 * path. Null if the path is current, unknown or under the wrong parent; `withdrawn` if published before.
 */
export async function findRedirect(
  reading: Reading,
  path: string,
): Promise<Redirect | typeof gone | null> {
  const words = path.split("/").slice(1);
  if (!path.startsWith("/") || words.length > 4) return null;
  if (!words.every((word) => slugPattern.test(word))) return null;
  const to = await presentPath(reading, words);
  if (to === null) return goneOrNull(reading, (any) => presentPath(any, words));
  return to === path ? null : { from: path, to };
}

async function presentPath(reading: Reading, words: string[]): Promise<string | null> {
  const [first = "", second, third] = words;
  if (words.includes("for-sale")) return listingPath(reading, words);
  if (first === "guides") return guidePath(reading, words.slice(1));
  if (first === "blog" && second !== undefined && words.length === 2) {
    const slug = await presentPost(reading, second);
    return slug && screenPath("article", { slug });
  }
  if (first === "developer-companies" && second !== undefined && words.length === 2) {
    const slug = await presentDeveloper(reading, second);
    return slug && screenPath("developer-company", { slug });
  }
  return words.length > 3 ? null : placePath(reading, first, second, third);
}

/** `/{country}`, `/{country}/{city}` and `/{country}/{city}/{project}`. */
async function placePath(
  reading: Reading,
  countryWord: string,
  cityWord: string | undefined,
  lastWord: string | undefined,
): Promise<string | null> {
  const country = await locate(reading, countryWord);
  if (country?.kind !== "country") return null;
  if (cityWord === undefined) return ownPath(country);
  const inCountry = await locate(reading, cityWord);
  if (inCountry === null || inCountry.country !== country.slug) return null;
  if (lastWord === undefined) return inCountry.kind === "country" ? null : ownPath(inCountry);
  if (inCountry.kind !== "city") return null;
  const inCity = await locate(reading, lastWord);
  if (inCity?.kind !== "town" && inCity?.kind !== "project") return null;
  return inCity.city === inCountry.slug ? ownPath(inCity) : null;
}

/** `/guides/{city}`, `/guides/{city}/{town}` and the old form `/guides/{town}`. */
async function guidePath(reading: Reading, words: string[]): Promise<string | null> {
  const [cityWord, townWord] = words;
  if (cityWord === undefined || words.length > 2) return null;
  const first = await locate(reading, cityWord);
  if (townWord === undefined) {
    if (first?.kind === "city") return screenPath("city-guide", { city: first.slug });
    return first?.kind === "town" ? ownPath(first) : null;
  }
  const town = await locate(reading, townWord);
  if (first?.kind !== "city" || town?.kind !== "town") return null;
  return town.city === first.slug ? ownPath(town) : null;
}

/** `/{country}/{type?}/for-sale/{city?}`, where the country may be `properties`. */
async function listingPath(reading: Reading, words: string[]): Promise<string | null> {
  const at = words.indexOf("for-sale");
  const [countryWord, typeWord] = words.slice(0, at);
  const [cityWord] = words.slice(at + 1);
  if (countryWord === undefined || at > 2 || words.length > at + 2) return null;
  const [country, type, city] = await Promise.all([
    countryWord === "properties"
      ? { kind: "country", slug: countryWord }
      : locate(reading, countryWord),
    typeWord === undefined ? undefined : presentListing(reading, typeWord),
    cityWord === undefined ? undefined : locate(reading, cityWord),
  ]);
  if (country?.kind !== "country" || type === null || city === null) return null;
  if (city !== undefined && (city.kind !== "city" || city.country !== country.slug)) return null;
  return screenPath("listing", { country: country.slug, type, city: city?.slug });
}

function ownPath(located: Located): string {
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

import type { ListingScope } from "#contract/listing.ts";
import type { SharePicture } from "#contract/picture.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { Source } from "#catalog/kept.ts";
import type { Reading } from "#catalog/reading.ts";

/** The Open Graph picture of the filter page, else of the city, country or all properties; null if none is loaded. */
export async function listingPicture(
  { locale, keep }: Reading,
  { filterPage, city, country }: ListingScope,
): Promise<SharePicture | null> {
  const pictures = await keep(loaders[locale]);
  return (
    pictures.get(filterPage && `filter-page/${filterPage.slug}`) ??
    pictures.get(city && `city/${city.slug}`) ??
    pictures.get(country && `country/${country.slug}`) ??
    pictures.get("filter-page/properties") ??
    null
  );
}

type Pictures = ReadonlyMap<string | null, SharePicture>;

/** One loader per locale, because the cache is keyed by the function itself. */
const loaders = Object.fromEntries(
  locales.map((locale) => [locale, (source: Source) => readPictures(source, locale)]),
) as Readonly<Record<Locale, (source: Source) => Promise<Pictures>>>; // one per locale

async function readPictures({ database }: Source, locale: Locale): Promise<Pictures> {
  const rows = await database
    .selectFrom("share_picture as picture")
    .innerJoin("share_picture_text as text", (join) =>
      join.onRef("text.share_picture_id", "=", "picture.id").on("text.locale", "=", locale),
    )
    .select(["picture.slug", "text.url", "text.alt"])
    .where((where) =>
      where.or(
        ["filter-page", "city", "country"].map((kind) =>
          where("picture.slug", "like", `${kind}/%`),
        ),
      ),
    )
    .execute();
  return new Map(rows.map(({ slug, ...picture }) => [slug, picture]));
}

import type { ListingScope } from "#contract/listing.ts";
import type { SharePicture } from "#contract/picture.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { LoadContext } from "#catalog/content-cache.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** The Open Graph picture of the filter page, else of the city, country or all properties; null if none is loaded. */
export async function listingPicture(
  { locale, cached }: ReadContext,
  { filterPage, city, country }: ListingScope,
): Promise<SharePicture | null> {
  const pictures = await cached(loaderByLocale[locale]);
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
const loaderByLocale = Object.fromEntries(
  locales.map((locale) => [locale, (context: LoadContext) => readPictures(context, locale)]),
) as Readonly<Record<Locale, (context: LoadContext) => Promise<Pictures>>>; // one per locale

async function readPictures({ database }: LoadContext, locale: Locale): Promise<Pictures> {
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

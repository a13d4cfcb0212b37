import type { NotNull } from "kysely";
import { whatsappLineFor } from "#domain/contact-line.ts";
import { programmeRanking } from "#domain/residence.ts";
import { countrySlugs } from "#domain/vocabulary.ts";
import type { Programme } from "#contract/purchase-rules.ts";
import type { CountryDetail, CountrySummary } from "#contract/region.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { programmesByCountry } from "#catalog/purchase-rules/programmes.ts";
import { fromJson } from "#database/json.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { countProjectsByRegion } from "#catalog/regions/count-projects-by-region.ts";

/** Lists the countries in their fixed order: Turkey, the UAE, Cyprus. */
export async function listCountries(context: ReadContext): Promise<CountrySummary[]> {
  const countries = await readCountries(context);
  return countries.map(({ intro: _, highlights: __, capital: ___, ...summary }) => summary);
}

export async function findCountry(
  context: ReadContext,
  slug: string,
): Promise<CountryDetail | null> {
  const [countries, sharePicture] = await Promise.all([
    readCountries(context),
    findSharePicture(context, `country/${slug}`),
  ]);
  const country = countries.find((each) => each.slug === slug);
  return country === undefined ? null : { ...country, sharePicture };
}

/** Reads all countries in full, because there are only three. */
async function readCountries(context: ReadContext): Promise<Omit<CountryDetail, "sharePicture">[]> {
  const [rows, projectsOf, programmesOf] = await Promise.all([
    readRows(context),
    countProjectsByRegion(context),
    programmesByCountry(context),
  ]);
  const pictureOf = await findPictures(
    context,
    rows.map(({ image }) => image),
  );
  const rankOf = ({ slug }: { slug: string }) =>
    countrySlugs.findIndex((country) => country === slug);
  return rows
    .map(({ id, image, lat, lng, highlights, ...country }) => ({
      ...country,
      image: pictureOf(image),
      center: { lat, lng },
      whatsapp: whatsappLineFor({ country: country.slug, city: null }),
      projects: projectsOf(id),
      threshold: leadingThreshold(programmesOf(id)),
      highlights: fromJson<string[]>(highlights),
    }))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

function readRows({ database, locale }: ReadContext) {
  return database
    .selectFrom("region as country")
    .innerJoin("region_text as text", (join) =>
      join.onRef("text.region_id", "=", "country.id").on("text.locale", "=", locale),
    )
    .select([
      "country.id",
      "country.slug",
      "text.name",
      "text.name_in as nameIn",
      "country.iso",
      "country.currency",
      "country.capital",
      "country.image",
      "country.lat",
      "country.lng",
      "text.summary",
      "text.intro",
      "text.highlights",
    ])
    .where("country.kind", "=", "country")
    .where("country.published", "=", 1)
    .$narrowType<{ iso: NotNull; currency: NotNull; image: NotNull }>() // every country has them
    .execute();
}

/** The most far-reaching programme; of two of the same kind, the first in content order. */
function leadingThreshold(programmes: readonly Programme[]): CountrySummary["threshold"] {
  const [leading] = programmes.toSorted(
    (one, other) => programmeRanking.indexOf(one.kind) - programmeRanking.indexOf(other.kind),
  );
  if (leading === undefined) return null;
  const { slug, name, kind, minimumAmount, currency, years, asOf } = leading;
  return { programme: { slug, name }, kind, minimumAmount, currency, years, asOf };
}

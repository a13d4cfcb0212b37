import type { Testimonial } from "#contract/people.ts";
import type { ReadContext } from "#catalog/read-context.ts";

export async function listTestimonials({ database, locale }: ReadContext): Promise<Testimonial[]> {
  const rows = await database
    .selectFrom("testimonial")
    .innerJoin("testimonial_text as text", (join) =>
      join.onRef("text.testimonial_id", "=", "testimonial.id").on("text.locale", "=", locale),
    )
    .innerJoin("region as country", "country.id", "testimonial.country_id")
    .innerJoin("region_text as country_text", (join) =>
      join
        .onRef("country_text.region_id", "=", "country.id")
        .on("country_text.locale", "=", locale),
    )
    .select([
      "testimonial.slug",
      "testimonial.name",
      "testimonial.nationality",
      "country.slug as countrySlug",
      "country_text.name as countryName",
      "text.quote",
      "testimonial.rating",
      "testimonial.date",
    ])
    .where("testimonial.published", "=", 1)
    .where("country.published", "=", 1)
    .orderBy("testimonial.date", "desc")
    .orderBy("testimonial.id")
    .execute();
  return rows.map(({ countrySlug, countryName, ...testimonial }) => ({
    ...testimonial,
    country: { slug: countrySlug, name: countryName },
  }));
}

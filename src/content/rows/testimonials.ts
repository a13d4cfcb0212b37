import type { Testimonial } from "#content/kinds/testimonial.ts";
import { eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const testimonials = mapping({
  name: "testimonials",
  table: "testimonial",
  parts: ["testimonial_text"],
  toColumns: ({ name, nationality, country, rating, project, date }: Testimonial, ids) => ({
    name,
    nationality,
    country_id: ids.idOf("region", country),
    rating,
    project_id: ids.idOrNull("project", project),
    date,
  }),
  toParts: ({ quote }) => ({
    testimonial_text: eachLocale((locale) => ({ quote: quote[locale] })),
  }),
  toContent: ({ identity, columns, parts }, ids) => ({
    ...identity,
    name: columns.name,
    nationality: columns.nationality,
    country: ids.slugOf("region", columns.country_id),
    quote: localized(parts.testimonial_text, (text) => text.quote),
    rating: columns.rating,
    project: ids.slugOrNull("project", columns.project_id),
    date: columns.date,
  }),
});

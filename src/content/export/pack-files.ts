import { fileOf, type KindName, schemaOf } from "#content/check/layout.ts";
import { withoutDefaults } from "#content/export/without-defaults.ts";
import { toYaml } from "#content/export/yaml.ts";
import type { ContentPack } from "#content/pack.ts";

export function packFiles(pack: ContentPack): Map<string, string> {
  const files = new Map<string, string>();
  const put = (kind: KindName, value: unknown, ...names: string[]) =>
    files.set(fileOf(kind, ...names), toYaml(withoutDefaults(schemaOf(kind), value)));
  const putList = (kind: KindName, values: readonly unknown[]) =>
    files.set(fileOf(kind), toYaml(values.map((value) => withoutDefaults(schemaOf(kind), value))));

  put("settings", pack.settings);
  putList("currency", pack.currencies);
  putList("propertyType", pack.propertyTypes);
  putList("amenity", pack.amenities);
  for (const country of pack.countries) put("country", country, country.slug);
  for (const city of pack.cities) put("city", city, city.country, city.slug);
  for (const town of pack.towns) put("town", town, town.country, town.city, town.slug);
  for (const developer of pack.developers) put("developer", developer, developer.slug);
  for (const project of pack.projects) put("project", project, project.slug);
  putList("filterPage", pack.filterPages);
  putList("category", pack.categories);
  for (const post of pack.posts) put("post", post, post.slug);
  putList("video", pack.videos);
  putList("offer", pack.offers);
  putList("department", pack.departments);
  putList("testimonial", pack.testimonials);
  putList("faq", pack.faqs);
  for (const page of pack.pages) put("page", page, page.slug);
  for (const landing of pack.landings) put("landing", landing, landing.slug);
  putList("footerGroup", pack.footerGroups);
  putList("purchaseRules", pack.purchaseRules);
  putList("media", pack.media);
  return files;
}

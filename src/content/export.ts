import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { readDatabase } from "#content/export/read-database.ts";
import { fileOf, type KindName, schemaOf } from "#content/check/layout.ts";
import { withoutDefaults } from "#content/export/without-defaults.ts";
import { toYaml } from "#content/export/yaml.ts";
import type { ContentPack } from "#content/pack.ts";

/** Thrown before anything is written; the message names the reason. */
export class ExportRefused extends Error {
  override readonly name = "ExportRefused";
}

interface ExportOptions {
  /** An empty or new folder, because a leftover file would become part of the pack. */
  directory: string;
  /** Folder in which loads store the originals of pictures and videos. */
  originals: string;
}

export interface ExportReport {
  files: number;
  pictures: number;
}

/**
 * Writes the database as a content pack that loads into an empty database with the same content and slugs; withdrawn
 * content has `published: false`. Throws `ExportRefused` if the folder is not empty or an original is missing.
 */
export async function exportPack(
  database: Kysely<Database>,
  { directory, originals }: ExportOptions,
): Promise<ExportReport> {
  const pack = await database
    .transaction()
    .setAccessMode("read only")
    .setIsolationLevel("repeatable read")
    .execute(readDatabase);
  const pictures = pack.media.map(({ file }) => file);
  await assertEmpty(directory);
  await assertOriginalsExist(originals, pictures);

  const files = packFiles(pack);
  for (const [path, text] of files) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  for (const file of pictures)
    await copyFile(join(originals, file), join(directory, "media", file));
  return { files: files.size, pictures: pictures.length };
}

async function assertEmpty(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length > 0) throw new ExportRefused(`${directory} is not empty.`);
}

async function assertOriginalsExist(originals: string, pictures: readonly string[]): Promise<void> {
  await mkdir(originals, { recursive: true });
  const stored = new Set(await readdir(originals));
  const missing = pictures.filter((file) => !stored.has(file));
  if (missing.length > 0) throw new ExportRefused(`${originals} lacks ${missing.join(", ")}.`);
}

function packFiles(pack: ContentPack): Map<string, string> {
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

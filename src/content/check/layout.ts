import type { z } from "zod";
import { Amenity } from "#content/kinds/amenity.ts";
import { Category } from "#content/kinds/category.ts";
import { City } from "#content/kinds/city.ts";
import { Country } from "#content/kinds/country.ts";
import { Currency } from "#content/kinds/currency.ts";
import { Department } from "#content/kinds/department.ts";
import { Developer } from "#content/kinds/developer.ts";
import { Faq } from "#content/kinds/faq.ts";
import { FilterPage } from "#content/kinds/filter-page.ts";
import { FooterGroup } from "#content/kinds/footer-group.ts";
import { Landing } from "#content/kinds/landing.ts";
import { MediaFile } from "#content/kinds/media-file.ts";
import { Offer } from "#content/kinds/offer.ts";
import { Page } from "#content/kinds/page.ts";
import { Post } from "#content/kinds/post.ts";
import { Project } from "#content/kinds/project.ts";
import { PropertyType } from "#content/kinds/property-type.ts";
import { PurchaseRules } from "#content/kinds/purchase-rules.ts";
import { Settings } from "#content/kinds/settings.ts";
import { Testimonial } from "#content/kinds/testimonial.ts";
import { Town } from "#content/kinds/town.ts";
import { Video } from "#content/kinds/video.ts";
import { keysOf } from "#domain/keys-of.ts";

/** `*` stands for a slug: such a file holds one entity with that slug. */
const layout = {
  settings: { path: "settings.yaml", holds: "one", schema: Settings },
  currency: { path: "currencies.yaml", holds: "list", schema: Currency },
  propertyType: { path: "property-types.yaml", holds: "list", schema: PropertyType },
  amenity: { path: "amenities.yaml", holds: "list", schema: Amenity },
  country: { path: "regions/*.yaml", holds: "one", schema: Country },
  city: { path: "regions/*/*.yaml", holds: "one", schema: City },
  town: { path: "regions/*/*/*.yaml", holds: "one", schema: Town },
  developer: { path: "developers/*.yaml", holds: "one", schema: Developer },
  project: { path: "projects/*.yaml", holds: "one", schema: Project },
  filterPage: { path: "filter-pages.yaml", holds: "list", schema: FilterPage },
  category: { path: "categories.yaml", holds: "list", schema: Category },
  post: { path: "posts/*.yaml", holds: "one", schema: Post },
  video: { path: "videos.yaml", holds: "list", schema: Video },
  offer: { path: "offers.yaml", holds: "list", schema: Offer },
  department: { path: "team.yaml", holds: "list", schema: Department },
  testimonial: { path: "testimonials.yaml", holds: "list", schema: Testimonial },
  faq: { path: "faqs.yaml", holds: "list", schema: Faq },
  page: { path: "pages/*.yaml", holds: "one", schema: Page },
  landing: { path: "landing/*.yaml", holds: "one", schema: Landing },
  footerGroup: { path: "footer.yaml", holds: "list", schema: FooterGroup },
  purchaseRules: { path: "investment-rules.yaml", holds: "list", schema: PurchaseRules },
  media: { path: "media/manifest.yaml", holds: "list", schema: MediaFile },
} as const satisfies Record<string, { path: string; holds: "one" | "list"; schema: z.ZodType }>;

export type KindName = keyof typeof layout;
export type EntityOf<Kind extends KindName> = z.infer<(typeof layout)[Kind]["schema"]>;

export const kindNames = keysOf(layout);

/** Files that every pack must have; their lists may be empty. */
export const requiredFiles: readonly string[] = kindNames
  .map((kind) => layout[kind].path)
  .filter((path) => !path.includes("*"));

/** The file of an entity or of its whole kind; `names` replace each `*` of the path. */
export function fileOf(kind: KindName, ...names: string[]): string {
  return names.reduce<string>((path, name) => path.replace("*", name), layout[kind].path);
}

export function schemaOf<Kind extends KindName>(kind: Kind): z.ZodType<EntityOf<Kind>> {
  return layout[kind].schema as unknown as z.ZodType<EntityOf<Kind>>; // TypeScript cannot relate the key to the schema
}

export function isListKind(kind: KindName): boolean {
  return layout[kind].holds === "list";
}

/** The kind of a file by its path; null for a file that the format does not define. */
export function kindOfFile(path: string): KindName | null {
  return kindNames.find((kind) => matches(layout[kind].path, path)) ?? null;
}

/** The slug that a file's name implies; null if files of this kind are not named after a slug. */
export function slugOfFile(kind: KindName, path: string): string | null {
  return layout[kind].path.includes("*")
    ? path.slice(path.lastIndexOf("/") + 1, -".yaml".length)
    : null;
}

function matches(pattern: string, path: string): boolean {
  const [patternParts, pathParts] = [pattern.split("/"), path.split("/")];
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, index) => matchesPart(part, pathParts[index]))
  );
}

function matchesPart(pattern: string, part: string | undefined): boolean {
  if (pattern === "*") return true;
  return pattern === "*.yaml" ? part !== undefined && part.endsWith(".yaml") : pattern === part;
}

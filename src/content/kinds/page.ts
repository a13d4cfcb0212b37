import { z } from "zod";
import { contentPages } from "#domain/content-pages.ts";
import { identity, optional, optionalList } from "#content/kinds/entity.ts";
import { LocalizedMarkdown, LocalizedText, localizedText } from "#content/kinds/text.ts";
import { IsoDate, MediaName, Slug } from "#content/kinds/values.ts";

/** All pages with copy in the pack; each has a route of its own. */
export const pageSlugs = ["home", "coming-soon", "thanks-you", ...contentPages] as const;

/** References to figures in the settings. */
export const companyFigures = ["@founded", "@properties", "@nationalities", "@worldwide"] as const;

export const Hero = z.strictObject({
  heading: LocalizedText,
  text: LocalizedText,
  image: optional(MediaName),
});

const Item = z.strictObject({
  heading: LocalizedText,
  text: LocalizedText,
  figure: optional(z.union([z.enum(companyFigures), LocalizedText])),
});

const PageSection = z.strictObject({
  /** Such as `text`, `figures` or `story`. */
  kind: Slug,
  heading: LocalizedText,
  body: LocalizedMarkdown,
  image: optional(MediaName),
  items: optionalList(Item),
});

export const Page = z
  .strictObject({
    ...identity,
    slug: z.enum(pageSlugs),
    title: LocalizedText,
    description: localizedText({ maxLength: 160 }),
    hero: Hero,
    sections: z.array(PageSection),
    version: optional(IsoDate),
  })
  .refine((page) => page.slug !== "privacy-policy" || page.version !== null, {
    path: ["version"],
    error: "is missing: a consent is stored with it",
  });
export type Page = z.infer<typeof Page>;

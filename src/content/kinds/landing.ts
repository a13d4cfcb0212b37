import { z } from "zod";
import { identity } from "#content/kinds/entity.ts";
import { companyFigures, Hero } from "#content/kinds/page.ts";
import {
  HeadedText,
  LocalizedText,
  localizedText,
  Question,
  Section,
} from "#content/kinds/text.ts";
import { Count, MediaName, Percent, Rooms, Slug } from "#content/kinds/values.ts";

export const landingSlugs = ["cyprus", "uae"] as const;

const LandingProject = z.strictObject({
  /** Slug of the project. */
  project: Slug,
  title: LocalizedText,
  location: LocalizedText,
  feature: LocalizedText,
  priceUsd: Count,
  bedTypes: z.array(Rooms),
  downPaymentPct: Percent,
});

export const Landing = z.strictObject({
  ...identity,
  slug: z.enum(landingSlugs),
  country: Slug,
  title: LocalizedText,
  description: localizedText({ maxLength: 160 }),
  hero: Hero.extend({ image: MediaName }),
  reasons: z.array(HeadedText.extend({ figure: z.union([z.enum(companyFigures), LocalizedText]) })),
  projects: z.array(LandingProject),
  visa: Section,
  steps: z.array(HeadedText),
  faqs: z.array(Question),
});
export type Landing = z.infer<typeof Landing>;

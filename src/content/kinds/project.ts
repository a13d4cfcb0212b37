import { z } from "zod";
import { projectStatuses, saleKinds } from "#domain/vocabulary.ts";
import { identity, optional, optionalList } from "#content/kinds/entity.ts";
import { PaymentPlan } from "#content/kinds/payment-plan.ts";
import { LocalizedMarkdown, LocalizedText, localizedText, Question } from "#content/kinds/text.ts";
import { Unit } from "#content/kinds/unit.ts";
import {
  Coordinates,
  Count,
  IsoDate,
  MediaName,
  Percent,
  Rooms,
  Slug,
  Year,
} from "#content/kinds/values.ts";

const Investment = z.strictObject({
  grossYieldPct: Percent,
  serviceChargeUsdPerM2Year: z.number().nonnegative(),
  appreciation5yPct: optional(z.number().min(-100).max(1000)),
  furnished: optional(z.boolean()),
  managed: optional(z.boolean()),
});

const Distance = z.strictObject({
  to: LocalizedText,
  minutes: Count,
  mode: z.enum(["walk", "drive"]),
});

export const Project = z.strictObject({
  ...identity,
  ref: z.string().regex(/^[A-Z]{2,4}-\d{3,6}$/, "must look like IST-1042"),
  name: z.string().min(1),
  country: Slug,
  city: Slug,
  town: optional(Slug),
  developer: Slug,
  types: z.array(Slug).min(1),
  status: z.enum(projectStatuses),
  featured: z.boolean(),
  publishedAt: IsoDate,
  /** Absent for a sold project. */
  availabilityConfirmedAt: optional(IsoDate),
  sale: z.enum(saleKinds).default("first"),
  tagline: localizedText({ maxLength: 90 }),
  summary: localizedText({ maxLength: 220 }),
  description: LocalizedMarkdown,
  highlights: z.array(LocalizedText),
  amenities: z.array(Slug),
  delivery: z.strictObject({ year: Year, quarter: z.int().min(1).max(4) }),
  center: Coordinates,
  /** The first is the cover; without images the site shows the sea chart of the coast. */
  images: z.array(MediaName),
  floorPlans: z.array(z.strictObject({ file: MediaName, rooms: optional(Rooms) })),
  units: z.array(Unit).min(1),
  /** The first is the default. */
  paymentPlans: z.array(PaymentPlan).min(1),
  investment: Investment,
  distances: z.array(Distance),
  /** Advertising permit, in Dubai. */
  permit: optional(z.string().min(1)),
  faqs: optionalList(Question),
  video: optional(Slug),
});
export type Project = z.infer<typeof Project>;

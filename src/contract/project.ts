import { z } from "zod";
import {
  programmeKinds,
  projectStatuses,
  propertyCategories,
  saleKinds,
  whatsappLines,
} from "#domain/vocabulary.ts";
import { stageMoments } from "#domain/payment-plan.ts";
import { VideoSummary } from "#contract/video.ts";
import { Picture, SharePicture } from "#contract/picture.ts";
import { PurchaseRules } from "#contract/purchase-rules.ts";
import { PricePoint } from "#contract/region.ts";
import {
  Coordinates,
  IsoDate,
  listOf,
  Named,
  Quarter,
  QuestionAnswer,
  RegionName,
  Markdown,
  Slug,
  Text,
} from "#contract/shared.ts";

export const Place = z
  .object({
    country: RegionName,
    city: RegionName,
    town: RegionName.nullable().describe("Town; null if the project is in none"),
  })
  .describe("Location of a project")
  .meta({ id: "Place" });
export type Place = z.infer<typeof Place>;

export const ResidenceBadge = z
  .object({
    programme: Slug,
    name: Text,
    kind: z.enum(programmeKinds).describe("What the programme grants"),
    priceUsd: z
      .int()
      .describe(
        "Lowest price of an available unit that qualifies, whole USD; may exceed `startFromUsd`",
      ),
    marginUsd: z
      .number()
      .describe("Difference between that price and the threshold of the programme, whole USD"),
  })
  .describe("The highest-ranking programme whose threshold a single available unit reaches")
  .meta({ id: "ResidenceBadge" });
export type ResidenceBadge = z.infer<typeof ResidenceBadge>;

/** A currently valid offer; it never changes a price. */
export const OfferTag = z
  .object({
    slug: Slug,
    badge: Text.describe("Short label for a badge, in the requested language"),
    validUntil: IsoDate.describe("Last day of validity, inclusive, ISO 8601 date"),
  })
  .meta({ id: "OfferTag" });

export const PlanShares = z
  .object({
    downPaymentPct: z.number().describe("Percent of the price at signing"),
    duringPct: z.number().describe("Percent of the price between signing and handover"),
    atHandoverPct: z.number().describe("Percent of the price at handover and title transfer"),
    afterHandoverPct: z
      .number()
      .describe("Percent of the price in instalments after handover or title transfer"),
    instalmentMonths: z.int().describe("Months of all instalments, before and after handover"),
    monthsAfterHandover: z
      .int()
      .describe("Months of the instalments after handover or title transfer"),
  })
  .describe("Shares of the first payment plan, percent; they sum to 100")
  .meta({ id: "PlanShares" });

export const ProjectSummary = z
  .object({
    slug: Slug,
    ref: z.string().describe("Reference of the project, such as IST-1042"),
    name: z.string().describe("Name, in Latin letters in every language"),
    place: Place,
    developer: Named.describe("Developer company; its name is in Latin letters"),
    types: z.array(Named).describe("Property types on offer, named in the singular"),
    status: z.enum(projectStatuses).describe("Construction and sales status"),
    publishedAt: IsoDate.describe("Day of publication, ISO 8601 date"),
    tagline: Text.describe("Tagline of a few words, in the requested language"),
    summary: Text.describe("Short description, one or two sentences, in the requested language"),
    cover: Picture.nullable().describe("Cover picture; null if the project has no pictures"),
    startFromUsd: z
      .int()
      .describe(
        "Lowest asking price of an available unit, whole USD; for a sold project the lowest of all units",
      ),
    rooms: z
      .object({
        from: z.string().describe("Rooms of the smallest home, such as `studio` or `2+1`"),
        to: z.string().describe("Rooms of the largest home, such as `studio` or `2+1`"),
      })
      .nullable()
      .describe("Smallest and largest home on offer; null if the project has no homes"),
    areaM2: z
      .object({
        from: z.int().describe("Smallest area, m²"),
        to: z.int().describe("Largest area, m²"),
      })
      .describe("Range of areas on offer, m²"),
    delivery: Quarter.describe(
      "Quarter of the handover, which is on its last day; in the past for a finished building",
    ),
    plan: PlanShares,
    badge: ResidenceBadge.nullable().describe(
      "Highest programme that a single unit reaches; null if none is reached or the project is sold",
    ),
    offer: OfferTag.nullable().describe(
      "Current offer, which never changes a price; null for none",
    ),
    whatsapp: z.enum(whatsappLines).describe("Which of the company's WhatsApp numbers to use"),
  })
  .meta({ id: "ProjectSummary" });
export type ProjectSummary = z.infer<typeof ProjectSummary>;

export const Unit = z
  .object({
    type: Named.extend({
      category: z.enum(propertyCategories).describe("Category for law and taxes"),
    }).describe("Property type, named in the singular"),
    rooms: z
      .string()
      .nullable()
      .describe(
        "Bedrooms and living rooms: `studio`, `1+1` … `7+2`; null for offices, shops and land",
      ),
    bathrooms: z.int().nullable().describe("Number of bathrooms; null if unknown"),
    areaM2: z
      .object({
        min: z.int().describe("Smallest area, m²"),
        max: z.int().describe("Largest area, m²"),
      })
      .describe("Range of areas, m²"),
    priceUsd: z
      .object({
        from: z.int().describe("Lowest price, whole USD"),
        to: z.int().nullable().describe("Highest price, whole USD; null if all cost the same"),
      })
      .describe("Range of asking prices, whole USD, without purchase costs"),
    total: z.int().describe("Number of units: available, reserved and sold"),
    available: z.int().describe("Number of available units"),
    sold: z.int().describe("Number of sold units"),
  })
  .meta({ id: "Unit" });
export type Unit = z.infer<typeof Unit>;

export const PaymentStage = z
  .object({
    when: z.enum(stageMoments).describe("When the payment is due"),
    percent: z.number().describe("Percent of the price; the stages of a plan sum to 100"),
    count: z
      .int()
      .nullable()
      .describe("Number of equal payments; null unless monthly or quarterly"),
    days: z.int().nullable().describe("Days after signing; null unless after-signing"),
    start: z
      .enum(["handover", "title-transfer"])
      .nullable()
      .describe("Event that instalments are counted from; null for the signing"),
    label: Text.nullable().describe("Label in the requested language; never null for a milestone"),
  })
  .meta({ id: "PaymentStage" });

export const PaymentPlan = z
  .object({
    name: Text.nullable().describe("Name in the requested language; null for a single plan"),
    stages: z.array(PaymentStage).describe("Stages, in the order of payment"),
    note: Text.nullable().describe("Note in the requested language; null for none"),
  })
  .meta({ id: "PaymentPlan" });
export type PaymentPlan = z.infer<typeof PaymentPlan>;

export const Investment = z
  .object({
    grossYieldPct: z.number().describe("Gross yield from asking rents, percent per year"),
    serviceChargeUsdPerM2Year: z.number().describe("Service charge, USD per m² and year"),
    appreciation5yPct: z
      .number()
      .nullable()
      .describe("Assumed price growth over five years, percent; null for no assumption"),
    furnished: z.boolean().nullable().describe("Whether homes are furnished; null if unknown"),
    managed: z.boolean().nullable().describe("Whether letting is managed; null if unknown"),
  })
  .meta({ id: "Investment" });
export type Investment = z.infer<typeof Investment>;

export const ProjectDetail = ProjectSummary.extend({
  description: Markdown.describe("Description, Markdown (CommonMark), in the requested language"),
  highlights: z.array(Text).describe("Highlights, short sentences in the requested language"),
  sale: z.enum(saleKinds).describe("First sale by the developer, or resale by an owner"),
  amenities: z
    .array(Named.extend({ icon: z.string().describe("Name of a Lucide icon") }))
    .describe("Amenities, the most relevant first"),
  center: Coordinates.describe("Location, WGS 84 decimal degrees"),
  countryIso: z.string().describe("Country, ISO 3166-1 alpha-2"),
  images: z.array(Picture).describe("Pictures, the cover first; may be empty"),
  floorPlans: z
    .array(
      z.object({
        picture: Picture,
        rooms: z
          .string()
          .nullable()
          .describe(
            "Rooms as in `units`, such as `studio` or `1+1`; null if the plan is not of one kind of home",
          ),
      }),
    )
    .describe("Floor plans"),
  units: z.array(Unit).describe("Price list: one row for each kind of unit"),
  paymentPlans: z.array(PaymentPlan).describe("Payment plans, the default one first"),
  investment: Investment.describe("Figures for investors: assumptions, not promises"),
  distances: z
    .array(
      z.object({
        to: Text.describe("Destination, in the requested language"),
        minutes: z.int().describe("Travel time one way, minutes"),
        mode: z.enum(["walk", "drive"]).describe("Means of travel: on foot or by car"),
      }),
    )
    .describe("Travel times to places nearby"),
  permit: z.string().nullable().describe("Advertising permit number in Dubai; null elsewhere"),
  video: VideoSummary.nullable().describe("Video of the project; null for none"),
  faqs: z.array(QuestionAnswer).describe("Frequently asked questions about the project"),
  availabilityConfirmedAt: IsoDate.nullable().describe(
    "Day on which the availability was confirmed, ISO 8601 date; null for sold projects",
  ),
  cityPrices: z.array(PricePoint).describe("Average asking price of the city, USD per m², by year"),
  purchase: PurchaseRules.describe(
    "The country's purchase costs and residence programmes, with sources and dates",
  ),
  similar: z.array(ProjectSummary).describe("Up to three projects similar in location and price"),
  sharePicture: SharePicture,
}).meta({ id: "ProjectDetail" });
export type ProjectDetail = z.infer<typeof ProjectDetail>;

export const ReferencedProjects = z
  .object({
    content: z
      .array(ProjectSummary)
      .describe("Projects in the order of the references, including sold ones"),
    withdrawn: z.array(z.string()).describe("References of withdrawn projects"),
  })
  .meta({ id: "ReferencedProjects" });
export type ReferencedProjects = z.infer<typeof ReferencedProjects>;

export const PropertyType = Named.extend({
  plural: Text.describe("Plural name, in the requested language"),
  category: z.enum(propertyCategories).describe("Category for law and taxes"),
  projects: z.int().describe("Number of published projects with a unit of this type on offer"),
}).meta({ id: "PropertyType" });
export const PropertyTypeList = listOf(PropertyType).meta({ id: "PropertyTypeList" });
export type PropertyTypeList = z.infer<typeof PropertyTypeList>;

export const ProjectList = listOf(ProjectSummary).meta({ id: "ProjectList" });
export type ProjectList = z.infer<typeof ProjectList>;

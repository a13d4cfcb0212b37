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
    town: RegionName.nullable().describe("Null where it has none"),
  })
  .describe("Where a project stands")
  .meta({ id: "Place" });
export type Place = z.infer<typeof Place>;

export const ResidenceBadge = z
  .object({
    programme: Slug,
    name: Text,
    kind: z.enum(programmeKinds).describe("What the programme leads to"),
    priceUsd: z
      .int()
      .describe(
        "Price of the cheapest qualifying available unit, whole USD; may exceed startFromUsd",
      ),
    marginUsd: z
      .number()
      .describe("Whole USD by which the lowest qualifying free unit stands above the threshold"),
  })
  .describe("The highest programme whose threshold one available unit reaches by itself")
  .meta({ id: "ResidenceBadge" });
export type ResidenceBadge = z.infer<typeof ResidenceBadge>;

/** A currently valid offer; it never changes a price. */
export const OfferTag = z
  .object({
    slug: Slug,
    badge: Text.describe("A few words for a tag, in the language of the answer"),
    validUntil: IsoDate.describe("Last day, included, ISO 8601 date"),
  })
  .meta({ id: "OfferTag" });

export const PlanShares = z
  .object({
    downPaymentPct: z.number().describe("Percent at signing"),
    duringPct: z.number().describe("Percent between signing and handover"),
    atHandoverPct: z.number().describe("Percent at handover and title transfer"),
    afterHandoverPct: z
      .number()
      .describe("Percent in instalments after handover or title transfer"),
    instalmentMonths: z.int().describe("Sum of the instalments' months, before and after handover"),
    monthsAfterHandover: z.int().describe("Those of them after handover or title transfer"),
  })
  .describe("Shares of the first payment plan; they sum to 100")
  .meta({ id: "PlanShares" });

export const ProjectSummary = z
  .object({
    slug: Slug,
    ref: z.string().describe("The project's reference, such as IST-1042"),
    name: z.string().describe("In Latin letters in every language"),
    place: Place,
    developer: Named.describe("The company that builds it; its name in Latin letters"),
    types: z.array(Named).describe("Property types on offer, names in the singular"),
    status: z.enum(projectStatuses).describe("Construction and sales status"),
    publishedAt: IsoDate.describe("Day of publication, ISO 8601 date"),
    tagline: Text.describe("What it is in a few words, in the language of the answer"),
    summary: Text.describe("What it is in a sentence or two, in the language of the answer"),
    cover: Picture.nullable().describe("The picture of its card; null where it has no pictures"),
    startFromUsd: z
      .int()
      .describe(
        "Lowest price of a unit row that is still free, whole USD; of a sold project: of all rows",
      ),
    rooms: z
      .object({
        from: z.string().describe("Smallest home, `studio` or `2+1`"),
        to: z.string().describe("Largest home, `studio` or `2+1`"),
      })
      .nullable()
      .describe(
        "Smallest and largest home on offer, `studio` or `2+1`; null where no row is a home",
      ),
    areaM2: z
      .object({ from: z.int().describe("Smallest, m²"), to: z.int().describe("Largest, m²") })
      .describe("Smallest and largest unit on offer, m²"),
    delivery: Quarter.describe(
      "Quarter of the handover, which falls on its last day; past for a ready building",
    ),
    plan: PlanShares,
    badge: ResidenceBadge.nullable().describe(
      "Null where no programme is reached, and for sold projects",
    ),
    offer: OfferTag.nullable().describe("A current offer; it never changes a price"),
    whatsapp: z.enum(whatsappLines).describe("Which of the company's WhatsApp numbers to use"),
  })
  .meta({ id: "ProjectSummary" });
export type ProjectSummary = z.infer<typeof ProjectSummary>;

export const Unit = z
  .object({
    type: Named.extend({
      category: z.enum(propertyCategories).describe("What law and tax take it for"),
    }).describe("Property type, its name in the singular"),
    rooms: z
      .string()
      .nullable()
      .describe("`studio`, `1+1` … `7+2`; null for offices, shops and land"),
    bathrooms: z.int().nullable().describe("Number of bathrooms"),
    areaM2: z
      .object({ min: z.int().describe("Smallest, m²"), max: z.int().describe("Largest, m²") })
      .describe("Areas of the row's units, m²"),
    priceUsd: z
      .object({
        from: z.int().describe("Lowest price, whole USD"),
        to: z.int().nullable().describe("Highest price, whole USD; null where all cost the same"),
      })
      .describe("Asking prices of the row, whole USD, without costs"),
    total: z.int().describe("Units of this row, free, held and sold"),
    available: z.int().describe("Still free"),
    sold: z.int().describe("Sold already"),
  })
  .meta({ id: "Unit" });
export type Unit = z.infer<typeof Unit>;

export const PaymentStage = z
  .object({
    when: z.enum(stageMoments).describe("What the payment is due at"),
    percent: z.number().describe("Share of the price, percent; the stages of a plan sum to 100"),
    count: z.int().nullable().describe("Number of equal payments, for monthly and quarterly"),
    days: z.int().nullable().describe("Days after signing, for after-signing"),
    start: z
      .enum(["handover", "title-transfer"])
      .nullable()
      .describe("What instalments count from, where it is not the signing"),
    label: Text.nullable().describe("Always there for a milestone"),
  })
  .meta({ id: "PaymentStage" });

export const PaymentPlan = z
  .object({
    name: Text.nullable().describe("Where there are two plans"),
    stages: z.array(PaymentStage).describe("In the order of payment"),
    note: Text.nullable().describe("What to know about the plan"),
  })
  .meta({ id: "PaymentPlan" });
export type PaymentPlan = z.infer<typeof PaymentPlan>;

export const Investment = z
  .object({
    grossYieldPct: z.number().describe("Gross yield by asking rents, percent a year"),
    serviceChargeUsdPerM2Year: z.number().describe("USD per m² and year"),
    appreciation5yPct: z
      .number()
      .nullable()
      .describe("Assumed price growth over five years, percent"),
    furnished: z
      .boolean()
      .nullable()
      .describe("Whether homes come furnished; null where nothing is said"),
    managed: z
      .boolean()
      .nullable()
      .describe("Whether letting is managed; null where nothing is said"),
  })
  .meta({ id: "Investment" });
export type Investment = z.infer<typeof Investment>;

export const ProjectDetail = ProjectSummary.extend({
  description: Markdown.describe("Introduction, Markdown, in the language of the answer"),
  highlights: z.array(Text).describe("What stands out, in short sentences"),
  sale: z.enum(saleKinds).describe("Sold for the first time, or by an owner"),
  amenities: z
    .array(Named.extend({ icon: z.string().describe("A lucide icon name") }))
    .describe("The most telling first"),
  center: Coordinates.describe("Where it stands, WGS 84 decimal degrees"),
  countryIso: z.string().describe("Its country, ISO 3166-1 alpha-2"),
  images: z.array(Picture).describe("The first is the cover; empty where it has none"),
  floorPlans: z
    .array(
      z.object({
        picture: Picture,
        rooms: z
          .string()
          .nullable()
          .describe("`studio`, `1+1` …; null where the drawing shows no one kind of home"),
      }),
    )
    .describe("Drawings of homes, with the rooms as in `units`"),
  units: z.array(Unit).describe("Rows of the price list"),
  paymentPlans: z.array(PaymentPlan).describe("The first is the default"),
  investment: Investment.describe("What an owner may expect; assumptions, not promises"),
  distances: z
    .array(
      z.object({
        to: Text.describe("What is there, in the language of the answer"),
        minutes: z.int().describe("Minutes on the way, one way"),
        mode: z.enum(["walk", "drive"]).describe("On foot or by car"),
      }),
    )
    .describe("Minutes to what is near"),
  permit: z.string().nullable().describe("Advertising permit number, Dubai only"),
  video: VideoSummary.nullable().describe("A video of the project"),
  faqs: z.array(QuestionAnswer).describe("Questions about this project"),
  availabilityConfirmedAt: IsoDate.nullable().describe(
    "Day on which the free units were confirmed, ISO 8601 date; null for sold projects",
  ),
  cityPrices: z.array(PricePoint).describe("Average asking price of the project's city by year"),
  purchase: PurchaseRules.describe("The country's costs and programmes, with sources and dates"),
  similar: z.array(ProjectSummary).describe("Up to three, near in place and price"),
  sharePicture: SharePicture,
}).meta({ id: "ProjectDetail" });
export type ProjectDetail = z.infer<typeof ProjectDetail>;

export const ReferencedProjects = z
  .object({
    content: z
      .array(ProjectSummary)
      .describe("In the order of the references; sold ones are among them"),
    withdrawn: z.array(z.string()).describe("References of withdrawn projects"),
  })
  .meta({ id: "ReferencedProjects" });
export type ReferencedProjects = z.infer<typeof ReferencedProjects>;

export const PropertyType = Named.extend({
  plural: Text.describe("Name in the plural, in the language of the answer"),
  category: z.enum(propertyCategories).describe("What law and tax take it for"),
  projects: z.int().describe("Published projects with a unit of this type on offer"),
}).meta({ id: "PropertyType" });
export const PropertyTypeList = listOf(PropertyType).meta({ id: "PropertyTypeList" });
export type PropertyTypeList = z.infer<typeof PropertyTypeList>;

export const ProjectList = listOf(ProjectSummary).meta({ id: "ProjectShelf" });
export type ProjectList = z.infer<typeof ProjectList>;

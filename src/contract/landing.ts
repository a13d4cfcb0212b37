import { z } from "zod";
import { ProjectSummary } from "#contract/project.ts";
import { PurchaseRules } from "#contract/purchase-rules.ts";
import { CountrySummary } from "#contract/region.ts";
import { SectionText, Text } from "#contract/shared.ts";

/** Data of a landing page, beside its copy. */
export const Landing = z
  .object({
    country: CountrySummary.describe("The country that it is about"),
    reasons: z
      .array(
        z.object({
          heading: Text,
          text: Text,
          figure: z
            .string()
            .describe(
              "Text, or @founded, @properties, @nationalities, @worldwide: a figure of the company",
            ),
        }),
      )
      .describe("Reasons to buy there, in the order to show"),
    projects: z
      .array(
        z.object({
          title: Text,
          location: Text,
          feature: Text,
          priceUsd: z.int().describe("Lowest price, whole USD"),
          bedTypes: z.array(z.string()).describe("`studio`, `1+1` …"),
          downPaymentPct: z.number().describe("Percent at signing"),
          project: ProjectSummary.describe(
            "Its card, with the price and the plan as they stand today",
          ),
        }),
      )
      .describe("Projects that the page presents; a withdrawn one is left out"),
    visa: SectionText.describe("Residence by investment, in words"),
    steps: z
      .array(z.object({ heading: Text, text: Text }))
      .describe("The way to a title deed, in order"),
    purchase: PurchaseRules.describe("The country's costs and programmes, with sources and dates"),
  })
  .meta({ id: "Landing" });
export type Landing = z.infer<typeof Landing>;

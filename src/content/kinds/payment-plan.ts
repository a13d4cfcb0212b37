import { z } from "zod";
import { stageMoments, type StageMoment } from "#domain/payment-plan.ts";
import { optional } from "#content/kinds/entity.ts";
import { LocalizedText } from "#content/kinds/text.ts";
import { Percent } from "#content/kinds/values.ts";

const instalments: readonly StageMoment[] = ["monthly", "quarterly"];

export const Stage = z
  .strictObject({
    when: z.enum(stageMoments),
    percent: Percent.positive(),
    /** Number of equal payments, for `monthly` and `quarterly`. */
    count: optional(z.int().min(1).max(600)),
    /** Days after signing, for `after-signing`. */
    days: optional(z.int().min(1).max(3650)),
    /** Start of the instalments if it is not the signing. */
    start: optional(z.enum(["handover", "title-transfer"])),
    label: optional(LocalizedText),
  })
  .check(({ value: stage, issues }) => {
    const addIssue = (field: keyof typeof stage, message: string) =>
      issues.push({ code: "custom", input: stage[field], path: [field], message });
    const paysInParts = instalments.includes(stage.when);
    if (paysInParts && stage.count === null)
      addIssue("count", `is missing: how many ${stage.when} payments?`);
    if (!paysInParts && stage.count !== null)
      addIssue("count", `means nothing for a stage at ${stage.when}`);
    if (!paysInParts && stage.start !== null)
      addIssue("start", `means nothing for a stage at ${stage.when}`);
    if (stage.when === "after-signing" && stage.days === null)
      addIssue("days", "is missing: how many days after signing?");
    if (stage.when !== "after-signing" && stage.days !== null)
      addIssue("days", `means nothing for a stage at ${stage.when}`);
    if (stage.when === "milestone" && stage.label === null)
      addIssue("label", "is missing: a milestone says what it is");
  });
export type Stage = z.infer<typeof Stage>;

export const PaymentPlan = z.strictObject({
  name: optional(LocalizedText),
  stages: z
    .array(Stage)
    .min(1)
    .check(({ value: stages, issues }) => {
      const sum = stages.reduce((total, stage) => total + stage.percent, 0);
      if (Math.abs(sum - 100) > 1e-6)
        issues.push({
          code: "custom",
          input: stages,
          message: `sum to ${Number(sum.toFixed(4))} %, not 100 %`,
        });
    }),
  note: optional(LocalizedText),
});
export type PaymentPlan = z.infer<typeof PaymentPlan>;

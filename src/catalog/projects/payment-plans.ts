import type { PaymentPlan } from "#contract/project.ts";
import { groupBy } from "#catalog/group-by.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Reads payment plans with their stages, by project id; the first plan is the default. */
export async function paymentPlansOf(
  context: ReadContext,
  projectIds: readonly number[],
): Promise<(projectId: number) => PaymentPlan[]> {
  const [plans, stages] = await Promise.all([
    readPlans(context, projectIds),
    readStages(context, projectIds),
  ]);
  const stagesOf = groupBy(
    stages,
    ({ planId }) => planId,
    ({ planId: _, ...stage }) => stage,
  );
  return groupBy(
    plans,
    ({ projectId }) => projectId,
    ({ id, name, note }) => ({ name, stages: stagesOf(id), note }),
  );
}

function readPlans({ database, locale }: ReadContext, projectIds: readonly number[]) {
  return database
    .selectFrom("payment_plan as plan")
    .leftJoin("payment_plan_text as text", (join) =>
      join.onRef("text.payment_plan_id", "=", "plan.id").on("text.locale", "=", locale),
    )
    .select(["plan.id", "plan.project_id as projectId", "text.name", "text.note"])
    .where("plan.project_id", "in", projectIds)
    .orderBy("plan.project_id")
    .orderBy("plan.position")
    .execute();
}

function readStages({ database, locale }: ReadContext, projectIds: readonly number[]) {
  return database
    .selectFrom("payment_plan as plan")
    .innerJoin("payment_stage as stage", "stage.payment_plan_id", "plan.id")
    .leftJoin("payment_stage_text as text", (join) =>
      join
        .onRef("text.payment_plan_id", "=", "stage.payment_plan_id")
        .onRef("text.position", "=", "stage.position")
        .on("text.locale", "=", locale),
    )
    .select([
      "plan.id as planId",
      "stage.moment as when",
      "stage.percent",
      "stage.count",
      "stage.days",
      "stage.start",
      "text.label",
    ])
    .where("plan.project_id", "in", projectIds)
    .orderBy("plan.id")
    .orderBy("stage.position")
    .execute();
}

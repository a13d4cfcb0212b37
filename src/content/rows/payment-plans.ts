/** Payment plans have ids of their own, which their stages and texts refer to. */
import type { Selectable, Transaction } from "kysely";
import { insertRows } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import type { PaymentPlan } from "#content/kinds/payment-plan.ts";
import type { Project } from "#content/kinds/project.ts";
import { eachLocale, localizedOrNull } from "#content/rows/localized.ts";
import type { NestedParts } from "#content/rows/mapping.ts";

export const paymentPlans: NestedParts<Project, PaymentPlan[]> = {
  async write(transaction, owners) {
    const projects = owners.map(({ id }) => id);
    await transaction.deleteFrom("payment_plan").where("project_id", "in", projects).execute();
    const plans = owners.flatMap(({ id, content }) =>
      content.paymentPlans.map((plan, position) => ({ project_id: id, position, plan })),
    );
    await insertRows(
      transaction,
      "payment_plan",
      plans.map(({ project_id, position }) => ({ project_id, position })),
    );
    const rows = await transaction
      .selectFrom("payment_plan")
      .select(["id", "project_id", "position"])
      .where("project_id", "in", projects)
      .execute();
    const idOf = new Map(
      rows.map(({ id, project_id, position }) => [`${project_id}/${position}`, id]),
    );
    await insertParts(
      transaction,
      plans.map(({ project_id, position, plan }) => ({
        id: idOf.get(`${project_id}/${position}`) ?? 0,
        plan,
      })),
    );
  },

  async read(database) {
    const plans = await database
      .selectFrom("payment_plan")
      .selectAll()
      .orderBy("project_id")
      .orderBy("position")
      .execute();
    const texts = await database.selectFrom("payment_plan_text").selectAll().execute();
    const stages = await database
      .selectFrom("payment_stage")
      .selectAll()
      .orderBy("payment_plan_id")
      .orderBy("position")
      .execute();
    const labels = await database.selectFrom("payment_stage_text").selectAll().execute();
    const [textsOf, stagesOf, labelsOf] = [byPlan(texts), byPlan(stages), byPlan(labels)];
    const owned = plans.map((plan) => ({
      owner: plan.project_id,
      plan: planOf(
        textsOf.get(plan.id) ?? [],
        stagesOf.get(plan.id) ?? [],
        labelsOf.get(plan.id) ?? [],
      ),
    }));
    const grouped = Map.groupBy(owned, ({ owner }) => owner);
    return new Map([...grouped].map(([owner, group]) => [owner, group.map(({ plan }) => plan)]));
  },
};

async function insertParts(
  transaction: Transaction<Database>,
  plans: readonly { id: number; plan: PaymentPlan }[],
): Promise<void> {
  const texts = plans.flatMap(({ id, plan: { name, note } }) =>
    eachLocale((locale) => ({
      payment_plan_id: id,
      name: name?.[locale] ?? null,
      note: note?.[locale] ?? null,
    })),
  );
  const stages = plans.flatMap(({ id, plan }) =>
    plan.stages.map((stage, position) => ({ payment_plan_id: id, position, stage })),
  );
  const labels = stages.flatMap(({ payment_plan_id, position, stage: { label } }) =>
    label === null
      ? []
      : eachLocale((locale) => ({ payment_plan_id, position, label: label[locale] })),
  );
  await insertRows(transaction, "payment_plan_text", texts);
  await insertRows(
    transaction,
    "payment_stage",
    stages.map(({ payment_plan_id, position, stage: { when, percent, count, days, start } }) => {
      return { payment_plan_id, position, moment: when, percent, count, days, start };
    }),
  );
  await insertRows(transaction, "payment_stage_text", labels);
}

type Rows<Table extends keyof Database> = readonly Selectable<Database[Table]>[];

function planOf(
  texts: Rows<"payment_plan_text">,
  stages: Rows<"payment_stage">,
  labels: Rows<"payment_stage_text">,
): PaymentPlan {
  return {
    name: localizedOrNull(texts, (text) => text.name),
    stages: stages.map(({ position, moment, percent, count, days, start }) => {
      const own = labels.filter((label) => label.position === position);
      return {
        when: moment,
        percent,
        count,
        days,
        start,
        label: localizedOrNull(own, (text) => text.label),
      };
    }),
    note: localizedOrNull(texts, (text) => text.note),
  };
}

function byPlan<Row extends { payment_plan_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, (row) => row.payment_plan_id);
}

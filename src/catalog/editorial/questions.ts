import type { QuestionTopic } from "#contract/page.ts";
import { groupBy } from "#catalog/group-by.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Lists the frequent questions by topic, both in content order. */
export async function listQuestions({ database, locale }: ReadContext): Promise<QuestionTopic[]> {
  const rows = await database
    .selectFrom("faq")
    .innerJoin("faq_text as text", (join) =>
      join.onRef("text.faq_id", "=", "faq.id").on("text.locale", "=", locale),
    )
    .select(["faq.topic", "text.question as q", "text.answer as a"])
    .where("faq.published", "=", 1)
    .orderBy("faq.position")
    .orderBy("faq.id")
    .execute();
  const questionsOn = groupBy(
    rows,
    ({ topic }) => topic,
    ({ q, a }) => ({ q, a }),
  );
  const topics = [...new Set(rows.map(({ topic }) => topic))];
  return topics.map((topic) => ({ topic, questions: questionsOn(topic) }));
}

import { contentGeneration } from "#database/content-state.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/**
 * Content version, with the day: equal versions guarantee equal answers. Read it before the content, so that a load in
 * between can only make an answer newer than its version.
 */
export async function readContentVersion({
  database,
  today,
}: Pick<ReadContext, "database" | "today">): Promise<string> {
  return `${await contentGeneration(database)} ${today}`;
}

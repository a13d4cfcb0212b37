import { contentGeneration } from "#database/content-state.ts";
import type { Reading } from "#catalog/reading.ts";

/**
 * Names the state of the content on that day: as long as it stays the same, so does every answer. Read it before what it is
 * to stand for, so that a load in between can make an answer newer than its edition, never older.
 */
export async function readContentVersion({
  database,
  today,
}: Pick<Reading, "database" | "today">): Promise<string> {
  return `${await contentGeneration(database)} ${today}`;
}
